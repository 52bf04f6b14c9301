/** A song in a playlist file or in a line of text. */
export interface PlaylistFileSong {
  /** id of the song, when this app wrote the list */
  id?: number;
  title: string;
  /** empty when unknown */
  artists: readonly string[];
  album: string;
  /** 0 = unknown */
  durationMs: number;
  /** true: title and artist may be the other way round */
  orderUncertain?: boolean;
}

export interface PlaylistFileContent {
  /** name of the list; empty when it has none */
  name: string;
  songs: readonly PlaylistFileSong[];
}

const SECOND_MS = 1000;

/** Rounds to whole seconds, the unit of playlist files. */
export const secondsOf = (durationMs: number): number => Math.round(durationMs / SECOND_MS);
