import { isCredit } from '../credits/without-credits.ts';
import { splitBackground } from '../lrc/background.ts';
import { lineStamp, stampMs, wordStamps } from '../lrc/stamp.ts';
import { readTag } from '../lrc/tags.ts';
import { areForeign } from '../shape/languages.ts';
import { bare, isBracketed } from '../shape/without-brackets.ts';
import { creditLine, isCreditLine } from '../yrc/credit-line.ts';

/** From this share of lines on that are followed by one line without a stamp these are translations. */
const MOSTLY = 0.6;
const ADDRESS = /https?:\/\/|www\./i;
/** What was meant to be a stamp and is none. */
const NO_STAMP = /^\[[^\]:]{0,12}:[^\]]{0,12}\]\s*/;
/** The name of a part of the song, with its number, how often it is sung, or who sings it. */
const SECTION =
  /^[[【(（]\s?(?:(?:pre|post)[- ]?)?(?:chorus|verse|bridge|intro|outro|hook|refrain|interlude|instrumental|主歌|副歌|前奏|间奏|間奏|尾奏)\s?(?:[x×]?\s?\d{1,2}\s?[x×]?)?\s?(?:[:：][^\]】)）]{0,30})?[\]】)）]$/i;
const BARS = /^[-=*_~#.`\s]*$/;
/** Comments, and the colour of StepMania. */
const COMMENT = /^(?:\/\/|;|#\s|\[colou?r\])/i;

/** A stamped line with the lines without a stamp that follow it. */
interface Stamped {
  /** its stamps as they stand there */
  stamps: string;
  startMs: number;
  text: string;
  others: string[];
}
/** A line that is written as it is, or one with what follows it. */
type Part = string | Stamped;

function readStamped(line: string): Stamped | undefined {
  const stamp = lineStamp();
  let end = 0;
  let startMs: number | undefined;
  for (let match = stamp.exec(line); match; match = stamp.exec(line)) {
    startMs ??= stampMs(match);
    end = stamp.lastIndex;
  }
  return startMs === undefined
    ? undefined
    : { stamps: line.slice(0, end).trim(), startMs, text: line.slice(end), others: [] };
}

/** Lines that parsers know without a stamp. */
const isKnown = (line: string): boolean =>
  isCreditLine(line) || readTag(line) !== undefined || splitBackground(line).line === '';

function partsOf(lines: readonly string[]): Part[] {
  const parts: Part[] = [];
  let last: Stamped | undefined;
  for (const raw of lines) {
    const line = raw.trim();
    const stamped = readStamped(line);
    if (stamped) {
      parts.push(stamped);
      last = stamped;
    } else if (isKnown(line)) parts.push(line);
    else if (isCredit(line)) parts.push(creditLine({ startMs: last?.startMs ?? 0, text: line }));
    else if (last && !BARS.test(line) && !COMMENT.test(line) && !SECTION.test(line) && !ADDRESS.test(line)) {
      const text = line.replace(NO_STAMP, '');
      // A stamp may stand on the line above its text.
      if (last.text === '') last.text = text;
      else if (text !== '') last.others.push(text);
    }
  }
  return parts;
}

const sungText = (text: string): string => text.replace(wordStamps(), '').trim();

/**
 * How many lines without a stamp belong beside each line, as its translation or (of two) its romanisation; 0 where they are
 * more of its text.
 */
function linesBeside(parts: readonly Part[]): 0 | 1 | 2 {
  const sung = parts
    .filter((part) => typeof part !== 'string')
    .map(({ text, others }) => ({ text: sungText(text), others }))
    .filter(({ text }) => text !== '' && !isCredit(text));
  const isBeside = (count: number): boolean => {
    const such = sung.filter(({ others }) => others.length === count);
    if (such.length < 2 || such.length < sung.length * MOSTLY) return false;
    const texts = such.map(({ text }) => text);
    return Array.from({ length: count }).every((_, at) => {
      const others = such.flatMap((one) => one.others[at] ?? []);
      return areForeign(texts, others, others.every(isBracketed));
    });
  };
  return ([1, 2] as const).find(isBeside) ?? 0;
}

/**
 * The lines of an LRC text where each line without a stamp belongs to the one before it: as its translation or
 * romanisation, with the same stamps, where the whole file has that shape, else behind its text. Credits become credits;
 * what stands before the first stamp, rules, names of parts and addresses of pages are left out (docs/lyrics/lrc.md).
 */
export function joinUnstamped(text: string): string {
  const parts = partsOf(text.split('\n'));
  const beside = linesBeside(parts);
  const lines = parts.flatMap((part) => {
    if (typeof part === 'string') return [part];
    const { stamps, text: sung, others } = part;
    if (others.length === beside && sung !== '')
      return [sung, ...others.map((one) => (isBracketed(one) ? bare(one) : one))].map((one) => stamps + one);
    return [stamps + [sung, ...others].join(' ')];
  });
  return lines.join('\n');
}
