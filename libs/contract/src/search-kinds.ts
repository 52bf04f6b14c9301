/** Searchable kinds by the contract's search types (docs/specification/contract/search.md). */
export const searchKinds = {
  song: 1,
  album: 10,
  artist: 100,
  playlist: 1000,
  user: 1002,
  mv: 1004,
  lyric: 1006,
  video: 1014,
} as const;

export type SearchKind = (typeof searchKinds)[keyof typeof searchKinds];
