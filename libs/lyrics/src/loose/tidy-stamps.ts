import { stampText } from '../lrc/stamp.ts';
import { areMost } from './are-most.ts';
import { endedLines } from './ended-lines.ts';
import { secondsLines } from './seconds-lines.ts';
import { lineBeginning, tidyWordTimes } from './word-times.ts';

/** Stamps as people and programs write them: blanks, full-width signs, a comma, a sign, a long fraction. */
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

/** Blanks, marks of the direction of writing, of quoted mail and numbers of lines before a stamp. */
const BEFORE_STAMP = /^(?:[\s>\u200e\u200f\u202a-\u202e\u2066-\u2069]|\d{1,4}[.)]\s){1,20}(?=[[<]\d{1,5}:)/;
/** A stamp without one of its brackets. */
const HALF = /^(?:\[(\d{1,5}:\d{1,2}[.:]\d{1,3})(?![\d\].:])|(\d{1,5}:\d{1,2}[.:]\d{1,3})\])/;
/** So many lines are stamps at least where each stands above its text. */
const TURNS = 0.3;

type Parts = readonly (string | undefined)[];

/** `mm:ss.xxx` as the parsers know it. A time before the song is its beginning. */
function timeText([sign, first, second, third, fraction]: Parts): string {
  if (/[-－]/.test(sign ?? '')) return stampText(0);
  const parts = [first, second, third].filter((part) => part !== undefined).join(':');
  return `${parts}${fraction === undefined ? '' : `.${fraction.slice(0, 3)}`}`;
}

const isFilled = (line: string): boolean => line.trim() !== '';

/** Whether lines with a stamp alone, the first of all among them, take turns with lines of text (as copied from YouTube). */
function areTurns(filled: readonly string[], opening: RegExp): boolean {
  const stamps = filled.map((line) => opening.exec(line)?.[0].trim() === line.trim());
  const turns = stamps.filter((is, at) => is && stamps[at + 1] !== true).length;
  return stamps[0] === true && turns >= 2 && turns >= filled.length * TURNS;
}

/** Stamps of lines that have them in round brackets or none, where nearly all lines do or each stands above its text. */
function openedLines(lines: readonly string[], opening: RegExp): readonly string[] {
  const filled = lines.filter(isFilled);
  const opened = filled.filter((line) => opening.test(line)).length;
  const isOpened = areMost(opened, filled.length) || areTurns(filled, opening);
  const isText = (line: string): boolean => line.replace(opening, '').trim() !== '';
  if (!isOpened || !filled.some(isText) || filled.some((line) => line.includes('-->'))) return lines;
  return lines.map((line) =>
    line.replace(opening, (...[, ...parts]: string[]) => {
      const given = parts[1] === undefined ? parts.slice(5, 10) : parts.slice(0, 5);
      return `[${timeText(given)}]`;
    }),
  );
}

/** Stamps in the one way the parsers read. */
export function tidyStamps(text: string): string {
  const inBrackets =
    (open: string, close: string) =>
    (...[, ...parts]: string[]) =>
      `${open}${timeText(parts)}${close}`;
  const { square, angled, opening } = stampPatterns();
  const tidy = text.replace(square, inBrackets('[', ']')).replace(angled, inBrackets('<', '>'));
  const lines = tidy.split('\n').map((line) => line.replace(BEFORE_STAMP, '').replace(HALF, '[$1$2]'));
  const opened = openedLines(secondsLines(lines), opening).map((line) =>
    line.startsWith('[') || line.startsWith('<') ? lineBeginning(tidyWordTimes(line)) : line,
  );
  return endedLines(opened).join('\n');
}
