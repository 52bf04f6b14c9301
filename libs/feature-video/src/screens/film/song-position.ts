import type { FilmTrack } from '@qingyin/data-video';
import { type Lyrics, withoutBackground } from '@qingyin/lyrics';

/** Position in the song for a position in the film, ms; assumes a common start if the offset is unknown. */
export const songPositionOf = ({ from }: Pick<FilmTrack, 'from'>, filmMs: number): number =>
  (from ?? 0) + filmMs;

/** Position in the film for a position in the song, ms; null if the film does not contain that part. */
export function filmPositionOf(
  { from }: Pick<FilmTrack, 'from'>,
  songMs: number,
  durationMs: number,
): number | null {
  const place = songMs - (from ?? 0);
  return place >= 0 && (durationMs <= 0 || place < durationMs) ? place : null;
}

/**
 * Lyrics of a song shifted to the time of its film; lines that end before the film starts are dropped. Background
 * vocals are appended in brackets, since captions have one text per line.
 */
export function lyricsInFilmTime({ timed, ...lyrics }: Lyrics, fromMs: number): Lyrics {
  const lines = lyrics.lines.map(withoutBackground);
  if (!timed || fromMs === 0) return { timed, lines };
  return {
    timed,
    lines: lines
      .filter(({ endMs }) => endMs > fromMs)
      .map((line) => ({ ...line, startMs: line.startMs - fromMs, endMs: line.endMs - fromMs })),
  };
}
