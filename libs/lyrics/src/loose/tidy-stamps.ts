import { lineStamp, stampMs, stampText } from '../lrc/stamp.ts';
import { areMost } from './are-most.ts';
import { endedLines } from './ended-lines.ts';

/** Stamps as people and programs write them: blanks, full-width signs, a comma, a sign, a long fraction. */
function stampPatterns() {
  const blanks = String.raw`[^\S\n]{0,3}`;
  const fraction = String.raw`(?:${blanks}[.,．，。]${blanks}(\d{1,9}))?`;
  const clock = [String.raw`(\d{1,5})`, String.raw`(\d{1,3})(?:${blanks}[:：]${blanks}(\d{1,3}))?`];
  const time = `${blanks}([-+－＋]?)${blanks}${clock.join(`${blanks}[:：]${blanks}`)}${fraction}${blanks}`;
  return {
    square: new RegExp(String.raw`[[［【]${time}[\]］】]`, 'g'),
    angled: new RegExp(`[<＜]${time}[>＞]`, 'g'),
    /** at the beginning of a line: in other brackets, or in none */
    opening: new RegExp(String.raw`^${blanks}(?:[({（｛]${time}[)}）｝]|${time}(?=\s|$)(?:\s+[-–—](?=\s))?)`),
  };
}

/** Blanks and marks of the direction of writing before a stamp. */
const BEFORE_STAMP = /^[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+(?=[[<])/;

type Parts = readonly (string | undefined)[];

/** `mm:ss.xxx` as the parsers know it. A time before the song is its beginning. */
function timeText([sign, first, second, third, fraction]: Parts): string {
  if (/[-－]/.test(sign ?? '')) return stampText(0);
  const parts = [first, second, third].filter((part) => part !== undefined).join(':');
  return `${parts}${fraction === undefined ? '' : `.${fraction.slice(0, 3)}`}`;
}

/** `[start]<ms>word<ms>word`: each number says how long its word is sung (TRC). */
const LASTING = /^((?:<\d{1,6}>[^<]*)+)$/;

function lastingWords(line: string): string {
  const stamp = lineStamp();
  const match = stamp.exec(line);
  const rest = match ? line.slice(stamp.lastIndex) : '';
  if (!match || !LASTING.test(rest)) return line;
  let now = stampMs(match);
  const words = rest.replace(/<(\d{1,6})>/g, (_, lengthMs: string) => {
    const begin = `<${stampText(now)}>`;
    now += Number(lengthMs);
    return begin;
  });
  return `${match[0]}${words}<${stampText(now)}>`;
}

/** A second stamp so soon after the first is the first word's, ms: a line is not repeated that soon. */
const FIRST_WORD_MS = 2000;

/** `[line][word]text[word]text`: the second stamp belongs to the first word. `<word>text` alone begins a line, too. */
function lineBeginning(line: string): string {
  if (/^<\d{1,5}:\d/.test(line)) {
    const [first = ''] = /^<[\d:.]{1,20}>/.exec(line) ?? [];
    return first ? `[${first.slice(1, -1)}]${line}` : line;
  }
  const stamp = lineStamp();
  const [first, second] = [stamp.exec(line), stamp.exec(line)];
  if (!first || !second) return line;
  const rest = line.slice(stamp.lastIndex);
  const afterMs = stampMs(second) - stampMs(first);
  if (!/^[^[<]+\[\d{1,5}:\d/.test(rest) || afterMs < 0 || afterMs > FIRST_WORD_MS) return line;
  return `${first[0]}<${second[0].trim().slice(1, -1)}>${rest}`;
}

/** Stamps of lines that have them in round brackets or none, where nearly all lines do. */
function openedLines(lines: readonly string[], opening: RegExp): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== '');
  const opened = filled.filter((line) => opening.test(line)).length;
  if (!areMost(opened, filled.length) || filled.some((line) => line.includes('-->'))) return lines;
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
  const lines = tidy.split('\n').map((line) => line.replace(BEFORE_STAMP, ''));
  const opened = openedLines(lines, opening).map((line) =>
    line.startsWith('[') || line.startsWith('<') ? lineBeginning(lastingWords(line)) : line,
  );
  return endedLines(opened).join('\n');
}
