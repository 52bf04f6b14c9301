import { collapseWhitespace } from '../shape/text-lines.ts';

/** Names of LRC tags. Others count as text in files without timestamps, so that `[Chorus: all]` is kept. */
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

/** Parses `[name:text]`; the name in lower case. */
export function readTag(line: string): { name: string; text: string; known: boolean } | undefined {
  const [, name, text] = TAG.exec(line) ?? [];
  if (name === undefined || text === undefined) return undefined;
  const small = name.toLowerCase();
  return { name: small, text: collapseWhitespace(text), known: names.has(small) };
}

/** Offset in ms by which all lines come earlier; 0 for invalid values. */
export const offsetMs = (text: string): number => Number(OFFSET.exec(text)?.[1] ?? 0);
