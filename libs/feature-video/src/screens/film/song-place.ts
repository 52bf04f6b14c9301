import type { FilmTrack } from '@qingyin/data-video';
import { type Lyrics, withoutBackground } from '@qingyin/lyrics';

/** Where the song is when the film is at a place, ms. Where the film begins in it is not known, both are taken to begin together. */
export const songPlaceOf = ({ from }: Pick<FilmTrack, 'from'>, filmMs: number): number =>
  (from ?? 0) + filmMs;

/** Where the film is when the song is at a place, ms; null where it does not show that part of the song. */
export function filmPlaceOf(
  { from }: Pick<FilmTrack, 'from'>,
  songMs: number,
  durationMs: number,
): number | null {
  const place = songMs - (from ?? 0);
  return place >= 0 && (durationMs <= 0 || place < durationMs) ? place : null;
}

/**
 * A song's lines at the places they have in its film; those before its beginning are left out. What is sung behind a line
 * stands in brackets at its end, since a film has room for one text.
 */
export function linesInFilm({ timed, ...lyrics }: Lyrics, fromMs: number): Lyrics {
  const lines = lyrics.lines.map(withoutBackground);
  if (!timed || fromMs === 0) return { timed, lines };
  return {
    timed,
    lines: lines
      .filter(({ endMs }) => endMs > fromMs)
      .map((line) => ({ ...line, startMs: line.startMs - fromMs, endMs: line.endMs - fromMs })),
  };
}
