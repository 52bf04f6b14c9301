import { isCredit } from '../credits/extract-credits.ts';
import { splitBackground } from '../lrc/background.ts';
import { lineTimestamp, timestampMs, wordTimestamps } from '../lrc/timestamp.ts';
import { readTag } from '../lrc/tags.ts';
import { areDifferentLanguages } from '../shape/languages.ts';
import { stripBrackets, isBracketed } from '../shape/without-brackets.ts';
import { creditLine, isCreditLine } from '../yrc/credit-line.ts';

/** Share of lines followed by one line without a timestamp from which the latter count as translations. */
const MOSTLY = 0.6;
const ADDRESS = /https?:\/\/|www\./i;
/** A malformed timestamp. */
const NO_STAMP = /^\[[^\]:]{0,12}:[^\]]{0,12}\]\s*/;
/** A section name with its number, number of repetitions, or singer. */
const SECTION =
  /^[[【(（]\s?(?:(?:pre|post)[- ]?)?(?:chorus|verse|bridge|intro|outro|hook|refrain|interlude|instrumental|主歌|副歌|前奏|间奏|間奏|尾奏)\s?(?:[x×]?\s?\d{1,2}\s?[x×]?)?\s?(?:[:：][^\]】)）]{0,30})?[\]】)）]$/i;
const BARS = /^[-=*_~#.`\s]*$/;
/** Comments, and colours of StepMania. */
const COMMENT = /^(?:\/\/|;|#\s|\[colou?r\])/i;

/** A line with timestamps and the lines without timestamps that follow it. */
interface Stamped {
  /** its timestamps as written */
  stamps: string;
  startMs: number;
  text: string;
  others: string[];
}
/** A line that is kept as it is, or a timestamped one with what follows it. */
type Part = string | Stamped;

function readStamped(line: string): Stamped | undefined {
  const stamp = lineTimestamp();
  let end = 0;
  let startMs: number | undefined;
  for (let match = stamp.exec(line); match; match = stamp.exec(line)) {
    startMs ??= timestampMs(match);
    end = stamp.lastIndex;
  }
  return startMs === undefined
    ? undefined
    : { stamps: line.slice(0, end).trim(), startMs, text: line.slice(end), others: [] };
}

/** Whether parsers recognise a line without a timestamp. */
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
      // A timestamp may be on the line above its text.
      if (last.text === '') last.text = text;
      else if (text !== '') last.others.push(text);
    }
  }
  return parts;
}

const sungText = (text: string): string => text.replace(wordTimestamps(), '').trim();

/**
 * Number of lines without a timestamp that belong to each line, as its translation or (of two) its romanization; 0
 * when they continue the text.
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
      return areDifferentLanguages(texts, others, others.every(isBracketed));
    });
  };
  return ([1, 2] as const).find(isBeside) ?? 0;
}

/**
 * Assigns lines without a timestamp to the line before: as its translation or romanization, with the same
 * timestamps, where the whole file has that shape; otherwise as a continuation of its text. Credits become credit
 * lines. Text before the first timestamp, rules, section names and web addresses are removed (docs/lyrics/lrc.md).
 */
export function assignUntimedLines(text: string): string {
  const parts = partsOf(text.split('\n'));
  const beside = linesBeside(parts);
  const lines = parts.flatMap((part) => {
    if (typeof part === 'string') return [part];
    const { stamps, text: sung, others } = part;
    if (others.length === beside && sung !== '')
      return [sung, ...others.map((one) => (isBracketed(one) ? stripBrackets(one) : one))].map(
        (one) => stamps + one,
      );
    return [stamps + [sung, ...others].join(' ')];
  });
  return lines.join('\n');
}
