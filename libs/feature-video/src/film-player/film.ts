import type { Lyrics } from '@qingyin/lyrics';

/** Film for the player: an MV or a video with files on the service. */
export interface Film {
  /** key of the stored position; MVs and videos may have the same id */
  key: `mv-${string}` | `video-${string}`;
  title: string;
  posterUrl: string | null;
  /** ms, from the service; used until the metadata has loaded */
  durationMs: number;
  /** available files by vertical resolution (240 to 1080) */
  resolutions: readonly number[];
}

export interface FilmPlayerProps {
  film: Film;
  /** resolves to the address of the file with this or the nearest resolution; rejects if there is none */
  resolveFileUrl: (lines: number) => Promise<string>;
  /** timed lyrics in sync with the film; null without a song */
  captions?: Lyrics | null | undefined;
  /** next film */
  next?: { title: string; posterUrl: string | null; open: () => void } | undefined;
  /** position to start at, ms, from a link or the current song; overrides the stored position */
  startMs?: number | undefined;
  /** plays without a press on the player, since the user pressed play elsewhere */
  autoplay?: boolean;
  /** theatre mode: the film has the full width of the page */
  theatre: { on: boolean; toggle: () => void };
  /** called with the video element, for callers that need its position */
  onElement?: ((video: HTMLVideoElement | null) => void) | undefined;
}
