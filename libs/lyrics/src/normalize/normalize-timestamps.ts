import { formatTimestamp } from '../lrc/timestamp.ts';
import { isNearlyAll } from './nearly-all.ts';
import { convertLineEndTimestamps } from './line-end-timestamps.ts';
import { convertNumericTimestamps } from './numeric-timestamps.ts';
import { addLineTimestamp, normalizeWordTimes } from './word-times.ts';

/** Variants of timestamps: spaces, full-width characters, a comma, a sign, long fractions. */
function stampPatterns() {
  const blanks = String.raw`[^\S\n]{0,3}`;
  const fraction = String.raw`(?:${blanks}[.,．，。]${blanks}(\d{1,9}))?`;
  const clock = [String.raw`(\d{1,5})`, String.raw`(\d{1,3})(?:${blanks}[:：]${blanks}(\d{1,3}))?`];
  const time = `${blanks}([-+－＋]?)${blanks}${clock.join(`${blanks}[:：]${blanks}`)}${fraction}(?:-\\d{1,2})?${blanks}`;
  return {
    square: new RegExp(String.raw`[[［【]${time}[\]］】]`, 'g'),
    angled: new RegExp(`[<＜]${time}[>＞]`, 'g'),
    /** at the beginning of a line: in other brackets, or in none */
    opening: new RegExp(
      String.raw`^${blanks}(?:[({（｛]${time}[)}）｝]|${time}(?=[\s,;|]|$)(?:[,;|]|\s+[-–—](?=\s))?)`,
    ),
  };
}

/** Spaces, bidi control characters, quote marks and line numbers before a timestamp. */
const BEFORE_STAMP = /^(?:[\s>\u200e\u200f\u202a-\u202e\u2066-\u2069]|\d{1,4}[.)]\s){1,20}(?=[[<]\d{1,5}:)/;
/** A timestamp with one bracket missing. */
const HALF = /^(?:\[(\d{1,5}:\d{1,2}[.:]\d{1,3})(?![\d\].:])|(\d{1,5}:\d{1,2}[.:]\d{1,3})\])/;
/** Share of timestamp lines from which timestamps count as standing above their texts. */
const TURNS = 0.3;

type Parts = readonly (string | undefined)[];

/** `mm:ss.xxx` as the parsers expect it. Negative times become 0. */
function timeText([sign, first, second, third, fraction]: Parts): string {
  if (/[-－]/.test(sign ?? '')) return formatTimestamp(0);
  const parts = [first, second, third].filter((part) => part !== undefined).join(':');
  return `${parts}${fraction === undefined ? '' : `.${fraction.slice(0, 3)}`}`;
}

const isFilled = (line: string): boolean => line.trim() !== '';

/** Whether timestamp lines and text lines alternate, beginning with a timestamp (as copied from YouTube). */
function areTurns(filled: readonly string[], opening: RegExp): boolean {
  const stamps = filled.map((line) => opening.exec(line)?.[0].trim() === line.trim());
  const turns = stamps.filter((is, at) => is && stamps[at + 1] !== true).length;
  return stamps[0] === true && turns >= 2 && turns >= filled.length * TURNS;
}

/**
 * Rewrites timestamps in round brackets or without any if nearly all lines have them, or if each is above its
 * text.
 */
function openedLines(lines: readonly string[], opening: RegExp): readonly string[] {
  const filled = lines.filter(isFilled);
  const opened = filled.filter((line) => opening.test(line)).length;
  const isOpened = isNearlyAll(opened, filled.length) || areTurns(filled, opening);
  const isText = (line: string): boolean => line.replace(opening, '').trim() !== '';
  if (!isOpened || !filled.some(isText) || filled.some((line) => line.includes('-->'))) return lines;
  return lines.map((line) =>
    line.replace(opening, (...[, ...parts]: string[]) => {
      const given = parts[1] === undefined ? parts.slice(5, 10) : parts.slice(0, 5);
      return `[${timeText(given)}]`;
    }),
  );
}

/** Normalises timestamps to the notation that the parsers read. */
export function normalizeTimestamps(text: string): string {
  const inBrackets =
    (open: string, close: string) =>
    (...[, ...parts]: string[]) =>
      `${open}${timeText(parts)}${close}`;
  const { square, angled, opening } = stampPatterns();
  const tidy = text.replace(square, inBrackets('[', ']')).replace(angled, inBrackets('<', '>'));
  const lines = tidy.split('\n').map((line) => line.replace(BEFORE_STAMP, '').replace(HALF, '[$1$2]'));
  const opened = openedLines(convertNumericTimestamps(lines), opening).map((line) =>
    line.startsWith('[') || line.startsWith('<') ? addLineTimestamp(normalizeWordTimes(line)) : line,
  );
  return convertLineEndTimestamps(opened).join('\n');
}
