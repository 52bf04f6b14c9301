import { formatTimestamp } from '../lrc/timestamp.ts';
import { isNearlyAll } from './nearly-all.ts';

/** `[12.5]text`: seconds. */
const SECONDS = /^\[(\d{1,5}\.\d{1,6})\](.*)$/;
/** `[12500]text`: milliseconds. */
const MILLISECONDS = /^\[(\d{1,8})\](?!\[)(.*)$/;
/** `start TAB end TAB text` in seconds: labels of Audacity. */
const LABEL = /^(\d{1,5}[.,]\d{1,6})\t(\d{1,5}[.,]\d{1,6})\t(.*)$/;
/** Lower bound of the last timestamp for a file in milliseconds. */
const LAST_MS = 10_000;

const stamp = (ms: number): string => `[${formatTimestamp(ms)}]`;
const secondsMs = (text = ''): number => Number(text.replace(',', '.')) * 1000;

type Write = (parts: RegExpExecArray) => string[];

/** Rewrites the lines if nearly all of them match a form. */
function rewritten(lines: readonly string[], form: RegExp, write: Write): readonly string[] | undefined {
  const filled = lines.filter((line) => line.trim() !== '');
  if (!isNearlyAll(filled.filter((line) => form.test(line)).length, filled.length)) return undefined;
  return lines.flatMap((line) => {
    const parts = form.exec(line);
    return parts ? write(parts) : [line];
  });
}

/**
 * Rewrites timestamps without a colon as LRC timestamps; files in which not nearly all lines have them are
 * returned unchanged.
 */
export function convertNumericTimestamps(lines: readonly string[]): readonly string[] {
  const lastMs = lines.reduce((most, line) => Math.max(most, Number(MILLISECONDS.exec(line)?.[1] ?? 0)), 0);
  return (
    rewritten(lines, SECONDS, ([, seconds, text]) => [stamp(secondsMs(seconds)) + text]) ??
    rewritten(lines, LABEL, ([, from, to, text]) => [stamp(secondsMs(from)) + text, stamp(secondsMs(to))]) ??
    (lastMs < LAST_MS
      ? undefined
      : rewritten(lines, MILLISECONDS, ([, ms, text]) => [stamp(Number(ms)) + text])) ??
    lines
  );
}
