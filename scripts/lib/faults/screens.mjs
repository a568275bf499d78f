// Labels, errors, links and the focus on the screens.
import { component } from './suites.mjs'

/** @type {import('../planted-faults.mjs').Fault[]} */
export const screens = [
  {
    says: 'a field has its label',
    file: 'src/ui/field.tsx',
    find: '<label className={styles.label} htmlFor={id}>',
    put: '<label className={styles.label}>',
    suites: [component('forms')],
  },
  {
    says: 'a field has its error below it',
    file: 'src/ui/field.tsx',
    find: '      {field.error && <ErrorLine id={`${id}-error`}>{field.error}</ErrorLine>}\n',
    put: '',
    suites: [component('forms')],
  },
  {
    says: 'a field with an error is said to be wrong',
    file: 'src/ui/field.tsx',
    find: "'aria-invalid': field.error ? true : undefined",
    put: "'aria-invalid': undefined",
    suites: [component('forms')],
  },
  {
    says: 'the field of a form’s table shows what the server says of it',
    file: 'src/ui/form-field.client.tsx',
    find: 'name: inputName, error: problemOf(form.problems, inputName) }',
    put: 'name: inputName }',
    suites: [component('forms'), component('user-form')],
  },
  {
    says: 'an error in the summary leads to its field',
    file: 'src/ui/form-errors.tsx',
    find: '        focusField(element)\n',
    put: '',
    suites: [component('forms')],
  },
  {
    says: 'the first wrong field has the focus',
    file: 'src/lib/client/form.client.ts',
    find: '    if (found.length > 0 && element.current) focusFirst(element.current, found)\n',
    put: '',
    suites: [component('forms')],
  },
  {
    says: 'an error in a dialog is announced',
    file: 'src/ui/dialog.client.tsx',
    find: '<ErrorLine key={message} role="alert">',
    put: '<ErrorLine key={message}>',
    suites: [component('forms')],
  },
  {
    says: 'a visitor finds the sign-in',
    file: 'src/app/(site)/_shell/session-corner.client.tsx',
    find: "const LOGIN = '/login'",
    put: "const LOGIN = '/auth/login'",
    suites: [component('shell')],
  },
  {
    says: 'the link to the matches of a category has its id',
    file: 'src/app/(site)/_shell/menus.ts',
    find: "href: href('matches', { id })",
    put: "href: href('matches', { category: id })",
    suites: [component('shell')],
  },
  {
    says: 'a search that fails says so',
    file: 'src/ui/combobox.client.tsx',
    find: '  const status = result.isError\n    ? result.error.message\n    : result.isPending\n',
    put: "  const status = result.isError\n    ? ''\n    : result.isPending\n",
    suites: [component('combobox')],
  },
  {
    says: 'an opened message is marked as seen',
    file: 'src/features/notifications/screens/inbox-list.client.tsx',
    find: '              onToggle={() => open(message.id)}\n',
    put: '',
    suites: [component('notifications')],
  },
  {
    says: 'the sign-in without JavaScript sends its token',
    file: 'src/features/session/screens/login-form.client.tsx',
    find: '      <input name="csrfToken" type="hidden" value={csrfToken} />\n',
    put: '',
    suites: [component('login')],
  },
]
