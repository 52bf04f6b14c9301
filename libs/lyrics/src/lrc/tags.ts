import { oneLine } from '../shape/text-lines.ts';

/**
 * Names of LRC's tags. Others count as text where a text has no stamps, so that `[Chorus: all]` stays one.
 */
const names = new Set([
  ...['ti', 'ar', 'al', 'au', 'by', 're', 've', 'lr', 'la', 'lang', 'language', 'length', 'offset'],
  ...[
    'tool',
    'id',
    'hash',
    'sign',
    'qq',
    'total',
    'encoding',
    'kana',
    'key',
    'mode',
    'version',
    'author',
    'title',
  ],
]);
const TAG = /^\[([a-z_]{1,12}):(.*)\]$/i;
const OFFSET = /^\s*([+-]?\d{1,7})\s*(?:ms)?\s*$/i;

/** `[name:text]`; the name in small letters. */
export function readTag(line: string): { name: string; text: string; known: boolean } | undefined {
  const [, name, text] = TAG.exec(line) ?? [];
  if (name === undefined || text === undefined) return undefined;
  const small = name.toLowerCase();
  return { name: small, text: oneLine(text), known: names.has(small) };
}

/** ms by which all lines come sooner; 0 for what is no whole number. */
export const offsetMs = (text: string): number => Number(OFFSET.exec(text)?.[1] ?? 0);
