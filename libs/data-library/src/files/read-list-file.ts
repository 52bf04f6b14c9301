import { readCsv } from './csv.ts';
import { readJson } from './json.ts';
import type { ListedSongs } from './listed-song.ts';
import { readM3u } from './m3u.ts';
import { readTextList } from './text-list.ts';

/** Bytes as text: by their mark, as UTF-8 where they are that, else as old lists of Chinese songs were written. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/**
 * Reads a file of songs: M3U, JSON, a table, or one song a line. Its ending says what it is, and its content where that
 * does not hold. A list without a name of its own has the file's.
 */
export async function readListFile(file: string, text: string): Promise<ListedSongs> {
  const [, stem = file, type = ''] = /^(.*)\.([^.]+)$/.exec(file) ?? [];
  const read = await Promise.resolve(byKind(type.toLowerCase(), text.replace(/^\ufeff/, '')));
  return { ...read, name: read.name || stem.trim() };
}

function byKind(type: string, text: string): ListedSongs {
  const start = text.slice(0, 4000).trimStart();
  if (/^m3u8?$/.test(type) || /^#EXT(?:M3U|INF)/i.test(start)) return readM3u(text);
  if (type === 'json' || /^[[{]/.test(start)) {
    const read = readJson(text);
    if (read || type === 'json') return read ?? { name: '', songs: [] };
  }
  return (/^(?:csv|tsv|tab)$/.test(type) ? readCsv(text) : null) ?? readTextList(text);
}
