/** A song as a list outside the service names it: in a file, or in a line that somebody wrote. */
export interface ListedSong {
  /** its number here, where the list is one of ours */
  id?: number;
  title: string;
  /** none where nobody said */
  artists: readonly string[];
  album: string;
  /** 0 = not known */
  durationMs: number;
  /** true: which of the two is the title and which the artist is not certain */
  eitherWay?: boolean;
}

export interface ListedSongs {
  /** of the list; empty where it has none */
  name: string;
  songs: readonly ListedSong[];
}

const SECOND_MS = 1000;

/** Whole seconds, as files of playlists count. */
export const secondsOf = (durationMs: number): number => Math.round(durationMs / SECOND_MS);
