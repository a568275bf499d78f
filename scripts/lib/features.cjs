// The features in their order of knowledge, for the laws of the import graph and of the folders.

/** A layer may know the layers before it and its own, never one behind it. */
exports.LAYERS = [
  ['categories', 'club', 'gallery'],
  ['users'],
  ['events', 'player-migrations'],
  ['fixtures', 'participants'],
  ['attendance', 'membership', 'notifications', 'session'],
]

/** They know the first layer and are known by no other feature. */
exports.ALONE = ['documents', 'enquiries', 'news', 'products']
