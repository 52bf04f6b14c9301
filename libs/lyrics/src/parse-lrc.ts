import type { LyricLine, Lyrics } from './model.ts';

/** `[mm:ss]`, `[mm:ss.xx]`, `[mm:ss.xxx]`, `[mm:ss:xx]` (contract page, part 5 "Lyrics"). */
const STAMP = /\[(\d+):(\d+)(?:[.:](\d{1,3}))?\]/y;
const TAG = /^\[([a-z]+):(.*)\]\s*$/i;

interface Stamped {
  startMs: number;
  text: string;
}

/** Hundredths with two digits, milliseconds with three; one digit is a tenth. */
const fractionMs = (digits: string | undefined): number => (digits ? Number(digits.padEnd(3, '0')) : 0);

/** The stamps that open a line, and what follows them. */
function readStamps(line: string): { stamps: number[]; text: string } {
  const stamps: number[] = [];
  STAMP.lastIndex = 0;
  let end = 0;
  for (let match = STAMP.exec(line); match; match = STAMP.exec(line)) {
    const [, minutes, seconds, fraction] = match;
    stamps.push(Number(minutes) * 60_000 + Number(seconds) * 1000 + fractionMs(fraction));
    end = STAMP.lastIndex;
  }
  return { stamps, text: line.slice(end).trim() };
}

/** JSON credit lines may open the text (contract page). */
const isCredit = (line: string): boolean => line.startsWith('{') && line.includes('"t"');

/**
 * Reads LRC: several stamps per line, unsorted lines, `[offset:ms]` (positive = earlier). Empty lines are pauses:
 * they end the line before. Text without a single stamp comes back as untimed lines. Never throws.
 */
export function parseLrc(source: string): Lyrics {
  const stamped: Stamped[] = [];
  const plain: string[] = [];
  let offsetMs = 0;
  for (const raw of source.split(/\r\n|\n|\r/)) {
    const line = raw.trim();
    if (isCredit(line)) continue;
    const { stamps, text } = readStamps(line);
    if (stamps.length > 0) {
      for (const startMs of stamps) stamped.push({ startMs, text });
      continue;
    }
    const tag = TAG.exec(line);
    if (tag?.[1]?.toLowerCase() === 'offset') offsetMs = Number(tag[2]) || 0;
    else if (!tag && line !== '') plain.push(line);
  }
  if (stamped.length === 0) {
    return {
      timed: false,
      lines: plain.map((text) => ({ startMs: 0, endMs: Number.POSITIVE_INFINITY, text })),
    };
  }
  return { timed: true, lines: closeLines(stamped, offsetMs) };
}

function closeLines(stamped: Stamped[], offsetMs: number): LyricLine[] {
  const sorted = stamped
    .map(({ startMs, text }) => ({ startMs: Math.max(0, startMs - offsetMs), text }))
    .sort((a, b) => a.startMs - b.startMs);
  return sorted.flatMap(({ startMs, text }, index) => {
    if (text === '') return [];
    const next = sorted.slice(index + 1).find((other) => other.startMs > startMs);
    return [{ startMs, endMs: next?.startMs ?? Number.POSITIVE_INFINITY, text }];
  });
}
