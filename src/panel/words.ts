/** Slovak for the panel where Payload's own dictionary is Czech, English, or of the wrong gender. */
export const panelWords = {
  sk: {
    authentication: { account: 'Môj účet' },
    error: { unauthorized: 'Na túto akciu sa musíte prihlásiť.' },
    general: {
      clear: 'Vymazať',
      created: 'Vytvorené',
      createNew: 'Vytvoriť',
      createNewLabel: 'Vytvoriť: {{label}}',
      dashboard: 'Prehľad',
      export: 'Export',
      filter: 'Filter',
    },
    version: { draft: 'Koncept', published: 'Zverejnené' },
  },
}
