/** Why a message is not in an inbox any more, and its copies are not sent. */
export const REPLACED = 'Nahradila ju novšia správa o\u00a0tom istom.'
