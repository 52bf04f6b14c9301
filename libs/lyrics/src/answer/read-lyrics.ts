import { type LyricLine, type Lyrics, timingOf } from '../model.ts';
import { parseLrc } from '../lrc/parse-lrc.ts';
import { lastBegun } from '../rows/last-begun.ts';
import { parseYrc } from '../yrc/parse-yrc.ts';

/** How far a translation's stamp may be from its line's (contract page, part 5 "Lyrics"), ms. */
const JOIN_MS = 600;

/** The texts of one song as the contract sends them; each absent or empty when there is none. */
export interface LyricSources {
  lrc?: string | undefined;
  yrc?: string | undefined;
  tlyric?: string | undefined;
  romalrc?: string | undefined;
  /** those that belong to `yrc`; without them the other two are taken */
  ytlrc?: string | undefined;
  yromalrc?: string | undefined;
}

/**
 * One form for all: words where they are timed, else lines, else plain text; with translation and romanisation, each the
 * text whose stamp is nearest to the line's, 0.6 s away at most. What `lrc` says about the song (tags, credits) is kept
 * where `yrc` does not say it.
 */
export function readLyrics(sources: LyricSources): Lyrics {
  const byWord = parseYrc(sources.yrc ?? '');
  const byLine = parseLrc(sources.lrc ?? '');
  const wordly = timingOf(byWord) === 'word' || (byWord.timed && !byLine.timed);
  const { timed, lines, ...about } = wordly ? byWord : byLine;
  const lyrics = { ...(wordly ? withoutText(byLine) : {}), ...about, timed, lines };
  return joinBeside(lyrics, {
    tlyric: (wordly && sources.ytlrc) || sources.tlyric,
    romalrc: (wordly && sources.yromalrc) || sources.romalrc,
  });
}

/** Timed lyrics with the translations and romanisations of two LRC texts, where their lines have none. */
export function joinBeside(
  lyrics: Lyrics,
  { tlyric = '', romalrc = '' }: Pick<LyricSources, 'tlyric' | 'romalrc'>,
): Lyrics {
  if (!lyrics.timed) return lyrics;
  const translations = parseLrc(tlyric).lines;
  const romanisations = parseLrc(romalrc).lines;
  const lines = lyrics.lines.map((line): LyricLine => {
    const translation = line.translation ?? nearest(translations, line.startMs);
    const romanisation = line.romanisation ?? nearest(romanisations, line.startMs);
    return { ...line, ...(translation ? { translation } : {}), ...(romanisation ? { romanisation } : {}) };
  });
  return { ...lyrics, lines };
}

const withoutText = ({ timed: _timed, lines: _lines, agents: _agents, ...about }: Lyrics) => about;

/** Lines are in order: only the last ones up to the moment and the first after it can be near. */
function nearest(lines: readonly LyricLine[], startMs: number): string | undefined {
  const after = lastBegun(lines, startMs);
  // Of several that begin together the first one counts.
  const from = firstWith(lines, lines[after]?.startMs ?? Number.POSITIVE_INFINITY);
  const distance = (line: LyricLine | undefined) => (line ? Math.abs(line.startMs - startMs) : Infinity);
  const [before, behind] = [lines[from], lines[after + 1]];
  const best = distance(before) <= distance(behind) ? before : behind;
  return distance(best) <= JOIN_MS ? best?.text : undefined;
}

/** Stamps are whole ms. */
const firstWith = (lines: readonly LyricLine[], startMs: number): number =>
  lastBegun(lines, startMs - 0.5) + 1;

/** Index of the line that is sung at a moment (the last one that has begun), -1 before the first. O(log n). */
export const activeLineIndex = ({ lines }: Pick<Lyrics, 'lines'>, positionMs: number): number =>
  lastBegun(lines, positionMs);
