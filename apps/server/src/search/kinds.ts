/** Searchable kinds by the contract's search types (contract page, 3.7). */
export const kinds = {
  song: 1,
  album: 10,
  artist: 100,
  playlist: 1000,
  user: 1002,
  mv: 1004,
  lyric: 1006,
  video: 1014,
} as const;

export type Kind = (typeof kinds)[keyof typeof kinds];
