import type { LyricCredit } from '../model.ts';
import { collapseWhitespace } from '../shape/text-lines.ts';

interface Part {
  tx?: unknown;
}

/** Whether a line is a JSON credit (docs/specification/contract/entities.md#lyrics), valid or not. */
export const isCreditLine = (line: string): boolean => line.startsWith('{') && line.includes('"t"');

/** Parses `{"t":ms,"c":[{"tx":text},…]}`; undefined when it is invalid or empty. */
export function readCreditLine(line: string): LyricCredit | undefined {
  try {
    const { t, c } = JSON.parse(line) as { t?: unknown; c?: unknown };
    if (!Array.isArray(c)) return undefined;
    const texts = c.map((part: Part | null) => (typeof part?.tx === 'string' ? part.tx : ''));
    const text = collapseWhitespace(texts.join(''));
    const startMs = typeof t === 'number' && Number.isFinite(t) ? Math.max(0, Math.round(t)) : 0;
    return text === '' ? undefined : { startMs, text };
  } catch {
    return undefined;
  }
}

/** Serializes a credit as a JSON line. */
export const creditLine = ({ startMs, text }: LyricCredit): string =>
  JSON.stringify({ t: Math.round(startMs), c: [{ tx: text }] });
