import { lineTimestamp, timestampMs, formatTimestamp } from '../lrc/timestamp.ts';

/** `[start]<ms>word<ms>word`: each number is the duration of its word (TRC). */
const RELATIVE_HEAD = /^<0,\d/;
const LASTING = /^((?:<\d{1,6}>[^<]*)+)$/;

/** `[start]<from,length>word`, relative to the line's start. */
const RELATIVE = /<(\d{1,7}),(\d{1,7})(?:,\d{1,7})?>/g;
/** Word times obfuscated by a number elsewhere in the file (Kuwo). */
const CODED = /<-?\d{1,7},-?\d{1,7}>/g;

/** Rewrites word times in ms as timestamps that the LRC parser reads. Obfuscated ones are removed. */
export function normalizeWordTimes(line: string): string {
  const stamp = lineTimestamp();
  const match = line.includes('<') ? stamp.exec(line) : null;
  if (!match) return line;
  const rest = line.slice(stamp.lastIndex);
  if (!RELATIVE_HEAD.test(rest)) return lastingWords(line).replace(CODED, '');
  let endMs = 0;
  const timed = rest.replace(RELATIVE, (_, from: string, lengthMs: string) => {
    const startMs = timestampMs(match) + Number(from);
    endMs = startMs + Number(lengthMs);
    return `<${formatTimestamp(startMs)}>`;
  });
  return `${match[0]}${timed}<${formatTimestamp(endMs)}>`;
}

function lastingWords(line: string): string {
  const stamp = lineTimestamp();
  const match = stamp.exec(line);
  const rest = match ? line.slice(stamp.lastIndex) : '';
  if (!match || !LASTING.test(rest)) return line;
  let now = timestampMs(match);
  const timed = rest.replace(/<(\d{1,6})>/g, (_, lengthMs: string) => {
    const begin = `<${formatTimestamp(now)}>`;
    now += Number(lengthMs);
    return begin;
  });
  return `${match[0]}${timed}<${formatTimestamp(now)}>`;
}

/** Largest distance of a second timestamp that belongs to the first word, ms: lines do not repeat that soon. */
const FIRST_WORD_MS = 2000;

/**
 * `[line][word]text[word]text`: assigns the second timestamp to the first word. `<word>text` without a line
 * timestamp gets one.
 */
export function addLineTimestamp(line: string): string {
  if (/^<\d{1,5}:\d/.test(line)) {
    const [first = ''] = /^<[\d:.]{1,20}>/.exec(line) ?? [];
    return first ? `[${first.slice(1, -1)}]${line}` : line;
  }
  const stamp = lineTimestamp();
  const [first, second] = [stamp.exec(line), stamp.exec(line)];
  if (!first || !second) return line;
  const rest = line.slice(stamp.lastIndex);
  const afterMs = timestampMs(second) - timestampMs(first);
  if (!/^[^[<]+\[\d{1,5}:\d/.test(rest) || afterMs < 0 || afterMs > FIRST_WORD_MS) return line;
  return `${first[0]}<${second[0].trim().slice(1, -1)}>${rest}`;
}
