import type { LyricLine, Lyrics, SungText } from '../model.ts';
import { addToBackground } from '../shape/add-background.ts';
import { closeLines, type OpenLine, joinWordTexts } from '../shape/line-ends.ts';
import { stripBrackets, isBracketed, withoutBrackets } from '../shape/without-brackets.ts';
import { shiftSungText } from '../shift-lyrics.ts';
import { type BackgroundParser, parseLrc } from './parse-lrc.ts';
import { parseWordTimes } from './parse-word-times.ts';

const MARK = /\[bg:/i;

/**
 * Splits `text [bg: behind]`, which may also be on a line of its own; `behind` is undefined where there is none.
 */
export function splitBackground(line: string): { line: string; behind?: string } {
  const at = line.endsWith(']') ? line.search(MARK) : -1;
  if (at < 0) return { line };
  return { line: line.slice(0, at).trimEnd(), behind: line.slice(at + '[bg:'.length, -1).trim() };
}

/** Parses background vocals and removes brackets around them; without word times the end is open. */
function backgroundOf(text: string, fromMs: number): SungText | undefined {
  const inner = isBracketed(text) ? stripBrackets(text) : text;
  const words = parseWordTimes(inner, fromMs);
  const endMs = Number.POSITIVE_INFINITY;
  const [first] = words ?? [];
  const sung = withoutBrackets(
    words && first
      ? { startMs: first.startMs, endMs, text: joinWordTexts(words), words }
      : { startMs: fromMs, endMs, text: words ? '' : inner },
  );
  return sung.text === '' ? undefined : sung;
}

/**
 * Adds background vocals to all copies of a repeated line.
 *
 * @param fromMs start of background vocals without timestamps; default: the line's start
 */
function addBackground(lines: readonly OpenLine[], text: string, fromMs?: number): void {
  const [first] = lines;
  const behind = first && backgroundOf(text, fromMs ?? first.startMs);
  if (!behind) return;
  const distance = (line: OpenLine) => Math.abs(line.startMs - behind.startMs);
  const own = lines.reduce((best, line) => (distance(line) < distance(best) ? line : best), first);
  const ownMs = own.startMs;
  for (const line of lines) addToBackground(line, shiftSungText(behind, line.startMs - ownMs));
}

/** Sets the end of background vocals, shifted with their line: by their words, otherwise by the line. */
function closeBackground({ background: given, ...line }: LyricLine, byMs: number): LyricLine {
  if (!given) return line;
  const background = shiftSungText(given, byMs);
  const [closed] = closeLines([{ ...background, endMs: background.words ? undefined : line.endMs }]);
  return { ...line, ...(closed ? { background: closed } : {}) };
}

const backgrounds: BackgroundParser = {
  split: splitBackground,
  add: addBackground,
  close: (lines, byMs) => lines.map((line) => closeBackground(line, byMs)),
};

/** Parses LRC like `parseLrc`, with background vocals (`[bg: …]`). Never throws. */
export const parseEnhancedLrc = (source: string): Lyrics => parseLrc(source, backgrounds);
