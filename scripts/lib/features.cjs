// The order of the features (decision 019), for the rules of the import graph and of the folders.

/** A feature may import its own layer and those before it. */
exports.LAYERS = [
  ['categories', 'club', 'gallery'],
  ['users'],
  ['consents'],
  ['events', 'bank-statements', 'member-imports', 'player-migrations'],
  ['fixtures', 'participants'],
  ['attendance', 'membership', 'notifications', 'session'],
  ['own-data'],
  ['merges'],
]

/** They may import the first layer and are imported by no other feature but `OVER`. */
exports.ALONE = ['documents', 'enquiries', 'news', 'products']

/** They look over all the others for the office, and are imported by no other feature. */
exports.OVER = ['search', 'desk']
