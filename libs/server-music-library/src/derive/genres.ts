import { singleLineText } from '@qingyin/server-files';
import { foldName } from './fold-name.ts';
import { ID3_GENRES } from './id3-genres.ts';

const SEPARATOR = /\s*[;；、,，\0]\s*|\s+\/\s+/u;
/** `(17)` and `(RX)` before further text; `((` begins a text in brackets. */
const REFERENCE = /^\((\d{1,3}|RX|CR)\)/;
const KEYWORDS: Readonly<Record<string, string>> = { RX: 'Remix', CR: 'Cover' };

/** A genre with its identity. */
export interface Genre {
  /** folded name */
  key: string;
  name: string;
}

/** Genres of tags: split, with the numbers of ID3v1 resolved, each once. */
export function splitGenres(tags: readonly string[]): Genre[] {
  const names = tags.flatMap((tag) => tag.split(SEPARATOR)).flatMap(resolve);
  const found = new Map<string, Genre>();
  for (const name of names.map(singleLineText)) {
    const key = foldName(name);
    if (key && !found.has(key)) found.set(key, { key, name });
  }
  return [...found.values()];
}

/** Names of a genre that may be in the form of ID3v2: `(4)Eurodisco`, `(17)(18)`, `17`. */
function resolve(text: string): string[] {
  const [reference, code = ''] = REFERENCE.exec(text) ?? [];
  if (reference !== undefined) return [named(code), ...resolve(text.slice(reference.length))];
  return [text.startsWith('((') ? text.slice(1) : /^\d{1,3}$/.test(text) ? named(text) : text];
}

/** The genre of a number or keyword; unknown numbers are names themselves. */
const named = (code: string): string => KEYWORDS[code] ?? ID3_GENRES[Number(code)] ?? code;
