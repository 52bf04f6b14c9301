import type { Lyrics } from '@qingyin/lyrics';

/** What the player shows: an MV or a video with files of its own. */
export interface Film {
  /** under which its place is remembered; kinds do not share numbers */
  key: `mv-${string}` | `video-${string}`;
  title: string;
  posterUrl: string | null;
  /** ms; what the service says, until the file says it itself */
  durationMs: number;
  /** the files there are, by their lines (240 to 1080) */
  resolutions: readonly number[];
}

export interface FilmPlayerProps {
  film: Film;
  /** address of the file with so many lines or the nearest there is; rejects where there is none */
  fileOf: (lines: number) => Promise<string>;
  /** timed lines that go with the sound; none where there is no song */
  captions?: Lyrics | null | undefined;
  /** what comes after it */
  next?: { title: string; posterUrl: string | null; open: () => void } | undefined;
  /** ms to begin at, whatever is remembered: a link or the song one comes from says so */
  startMs?: number | undefined;
  /** begins to sound without being asked: somebody has pressed play elsewhere */
  autoplay?: boolean;
  /** the page gives the film its whole width */
  theatre: { on: boolean; toggle: () => void };
  /** given the element, for those who want to know the place: the way to the song */
  onElement?: ((video: HTMLVideoElement | null) => void) | undefined;
}
