import { type LyricLine, type Lyrics, timingOf } from '../model.ts';
import { parseLrc } from '../lrc/parse-lrc.ts';
import { lastStarted } from '../rows/last-started.ts';
import { parseYrc } from '../yrc/parse-yrc.ts';

/**
 * Largest distance between the timestamps of a line and its translation
 * (docs/specification/contract/entities.md#lyrics), ms.
 */
const JOIN_MS = 600;

/** The lyric texts of a song as the contract sends them; absent or empty when there is none. */
export interface LyricSources {
  lrc?: string | undefined;
  yrc?: string | undefined;
  tlyric?: string | undefined;
  romalrc?: string | undefined;
  /** translation and romanization for `yrc`; defaults: `tlyric` and `romalrc` */
  ytlrc?: string | undefined;
  yromalrc?: string | undefined;
}

/**
 * Parses the contract's lyric texts into one model: word timing if available, else line timing, else plain text.
 * Each line gets the translation and romanization with the nearest timestamp, at most 0.6 s away. Tags and credits
 * of `lrc` are used where `yrc` has none.
 */
export function readLyrics(sources: LyricSources): Lyrics {
  const byWord = parseYrc(sources.yrc ?? '');
  const byLine = parseLrc(sources.lrc ?? '');
  const wordly = timingOf(byWord) === 'word' || (byWord.timed && !byLine.timed);
  const { timed, lines, ...about } = wordly ? byWord : byLine;
  const lyrics = { ...(wordly ? withoutText(byLine) : {}), ...about, timed, lines };
  return addTranslations(lyrics, {
    tlyric: (wordly && sources.ytlrc) || sources.tlyric,
    romalrc: (wordly && sources.yromalrc) || sources.romalrc,
  });
}

/** Adds translations and romanizations from two LRC texts to timed lines that have none. */
export function addTranslations(
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

/** Lines are sorted: only the last ones up to this time and the first after it can be nearest. */
function nearest(lines: readonly LyricLine[], startMs: number): string | undefined {
  const after = lastStarted(lines, startMs);
  // Of several lines with the same start the first one counts.
  const from = firstWith(lines, lines[after]?.startMs ?? Number.POSITIVE_INFINITY);
  const distance = (line: LyricLine | undefined) => (line ? Math.abs(line.startMs - startMs) : Infinity);
  const [before, behind] = [lines[from], lines[after + 1]];
  const best = distance(before) <= distance(behind) ? before : behind;
  return distance(best) <= JOIN_MS ? best?.text : undefined;
}

/** Timestamps are whole milliseconds. */
const firstWith = (lines: readonly LyricLine[], startMs: number): number =>
  lastStarted(lines, startMs - 0.5) + 1;

/** Index of the active line: the last one that has started, -1 before the first. O(log n). */
export const activeLineIndex = ({ lines }: Pick<Lyrics, 'lines'>, positionMs: number): number =>
  lastStarted(lines, positionMs);
