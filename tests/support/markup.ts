import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  root: true,
  rules: {
    'close-order': 'error',
    'element-permitted-content': 'error',
    'element-permitted-parent': 'error',
    'element-permitted-order': 'error',
    'element-permitted-occurrences': 'error',
    'element-required-attributes': 'error',
    'element-required-content': 'error',
    'element-required-ancestor': 'error',
    'attribute-allowed-values': 'error',
    'attribute-misuse': 'error',
    'no-dup-attr': 'error',
    'no-dup-id': 'error',
    'no-missing-references': 'error',
    'unrecognized-char-ref': 'error',
    'map-dup-name': 'error',
    'no-dup-class': 'error',
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    'valid-for': 'error',
  },
})

/** React streams late parts into hidden elements, with scripts; those are not our markup. */
const withoutScripts = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>/g, '')

/** What is wrong with a page's markup, one line each; empty when nothing is. */
export async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(withoutScripts(html))
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
}

/** Required selects whose first option has a value: `required` can then never refuse anything. */
export const idleRequirements = (html: string): string[] =>
  [...html.matchAll(/<select\b([^>]*)>\s*<(option|optgroup)\b([^>]*)>/g)].flatMap(
    ([, select = '', first, option = '']) => {
      const isRequired = /\srequired\b/.test(select) && !/\smultiple\b/.test(select)
      const isEmpty = first === 'option' && /\svalue=""/.test(option)
      return isRequired && !isEmpty ? [`select ${/name="[^"]*"/.exec(select)?.[0] ?? ''}`] : []
    },
  )
