/** The keys of the storage. Apart, so that a tick rewrites a position and never 10,000 songs. */
export const storageKeys = {
  queue: 'queue',
  place: 'place',
  order: 'order',
  settings: 'settings',
  tone: 'tone',
} as const;
