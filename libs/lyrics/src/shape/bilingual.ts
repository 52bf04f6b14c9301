import type { LyricLine, Lyrics } from '../model.ts';

/** From this share of stamps that have exactly two lines on, the second ones are translations. */
const MOSTLY = 0.6;

/**
 * Lyrics whose file holds each line twice with one stamp, the second time translated: the second ones become translations.
 * Others come back as they are.
 */
export function joinBilingual(lyrics: Lyrics): Lyrics {
  if (!lyrics.timed) return lyrics;
  const groups: LyricLine[][] = [];
  for (const line of lyrics.lines) {
    const group = groups.at(-1);
    if (group?.[0]?.startMs === line.startMs) group.push(line);
    else groups.push([line]);
  }
  const pairs = groups.filter(({ length }) => length === 2).length;
  if (pairs < 2 || pairs < groups.length * MOSTLY) return lyrics;
  const lines = groups.flatMap(([first, second, ...others]) =>
    first && second && others.length === 0 && !second.words && !first.translation
      ? [{ ...first, translation: second.text }]
      : [first, second, ...others].filter((line) => line !== undefined),
  );
  return { ...lyrics, lines };
}
