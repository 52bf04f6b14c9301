import type { LyricLine, Lyrics, SungText } from '../model.ts';
import { addToBackground } from '../shape/add-background.ts';
import { closeLines, type OpenLine, textOf } from '../shape/line-ends.ts';
import { bare, isBracketed, withoutBrackets } from '../shape/without-brackets.ts';
import { movedSung } from '../shift-lyrics.ts';
import { type Backgrounds, parseLrc } from './parse-lrc.ts';
import { timedWords } from './timed-words.ts';

const MARK = /\[bg:/i;

/** Splits `text [bg: behind]`, which may also stand alone on a line, into both; `behind` is undefined where there is none. */
export function splitBackground(line: string): { line: string; behind?: string } {
  const at = line.endsWith(']') ? line.search(MARK) : -1;
  if (at < 0) return { line };
  return { line: line.slice(0, at).trimEnd(), behind: line.slice(at + '[bg:'.length, -1).trim() };
}

/** Text sung in the background, brackets around it taken off; its end is open unless words say it. */
function backgroundOf(text: string, fromMs: number): SungText | undefined {
  const inner = isBracketed(text) ? bare(text) : text;
  const words = timedWords(inner, fromMs);
  const endMs = Number.POSITIVE_INFINITY;
  const [first] = words ?? [];
  const sung = withoutBrackets(
    words && first
      ? { startMs: first.startMs, endMs, text: textOf(words), words }
      : { startMs: fromMs, endMs, text: words ? '' : inner },
  );
  return sung.text === '' ? undefined : sung;
}

/**
 * Adds a background to the copies of one line; a repeated line repeats it.
 *
 * @param fromMs when the background begins where it has no stamps of its own; without it, with the line
 */
function addBackground(lines: readonly OpenLine[], text: string, fromMs?: number): void {
  const [first] = lines;
  const behind = first && backgroundOf(text, fromMs ?? first.startMs);
  if (!behind) return;
  const distance = (line: OpenLine) => Math.abs(line.startMs - behind.startMs);
  const own = lines.reduce((best, line) => (distance(line) < distance(best) ? line : best), first);
  const ownMs = own.startMs;
  for (const line of lines) addToBackground(line, movedSung(behind, line.startMs - ownMs));
}

/** Ends the background of a line, which is moved with it: with its words, else with the line. */
function closeBackground({ background: given, ...line }: LyricLine, byMs: number): LyricLine {
  if (!given) return line;
  const background = movedSung(given, byMs);
  const [closed] = closeLines([{ ...background, endMs: background.words ? undefined : line.endMs }]);
  return { ...line, ...(closed ? { background: closed } : {}) };
}

const backgrounds: Backgrounds = {
  split: splitBackground,
  add: addBackground,
  close: (lines, byMs) => lines.map((line) => closeBackground(line, byMs)),
};

/** Reads LRC as `parseLrc` does, with what is sung in the background (`[bg: …]`). Never throws. */
export const parseEnhancedLrc = (source: string): Lyrics => parseLrc(source, backgrounds);
