import type { LyricLine, Lyrics, LyricWord } from '../model.ts';
import { withoutBackground } from '../shape/without-background.ts';
import { creditLine } from './credit-line.ts';

/** Duration of a line without an end, ms. */
const OPEN_LINE_MS = 5000;

const span = (startMs: number, endMs: number): string => {
  const start = Math.max(0, Math.round(startMs));
  return `${start},${Math.max(0, Math.round(endMs) - start)}`;
};
const word = ({ startMs, endMs, text }: LyricWord): string =>
  `(${span(startMs, endMs)},0)${text.replace(/\s+/g, ' ')}`;

function verse(line: LyricLine): string {
  const lastMs = line.words?.at(-1)?.endMs ?? line.startMs + OPEN_LINE_MS;
  const endMs = Number.isFinite(line.endMs) ? line.endMs : lastMs;
  const words = line.words ?? [{ startMs: line.startMs, endMs, text: line.text }];
  return `[${span(line.startMs, endMs)}]${words.map(word).join('')}`;
}

/**
 * Serializes lyrics as YRC: credits as JSON lines, one verse per line; a line without word times is one word.
 * Background vocals are in brackets; agents, translations, romanizations and readings are left out
 * (docs/lyrics/yrc.md). Untimed lyrics give an empty text.
 */
export function writeYrc({ timed, lines, credits = [] }: Lyrics): string {
  if (!timed) return '';
  return [...credits.map(creditLine), ...lines.map((line) => verse(withoutBackground(line)))].join('\n');
}
