import { decodeText } from '@qingyin/text-encoding';
import { Parser } from 'htmlparser2';
import { open } from 'node:fs/promises';

/** Largest file that is read, bytes. */
const LARGEST = 512 * 1024;
/** Longest description, UTF-16 units. */
const LONGEST = 20_000;
/** Elements with the description, by the root element of the file. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  artist: ['biography'],
  album: ['review', 'description'],
};
/** Characters that texts do not contain: the file is a program, a picture … */
// eslint-disable-next-line no-control-regex -- matches control characters, which texts do not have
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/**
 * Reads a description: a text in any encoding, or the element `biography` or `review` of an XML file (`.nfo`). Nothing
 * that the file refers to is loaded, and entities that it declares are not expanded.
 *
 * @param path absolute
 * @returns '' when there is none, for other content, for larger files, and when it cannot be read
 */
export async function readDescription(path: string): Promise<string> {
  const bytes = await readShort(path).catch(() => undefined);
  if (!bytes) return '';
  const { text } = decodeText(bytes);
  if (BINARY.test(text)) return '';
  const found = /\.nfo$/i.test(path) ? textOfXml(text) : text;
  return found
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, LONGEST);
}

async function readShort(path: string): Promise<Buffer | undefined> {
  const handle = await open(path, 'r');
  try {
    const stats = await handle.stat();
    return stats.isFile() && stats.size <= LARGEST ? await handle.readFile() : undefined;
  } finally {
    await handle.close();
  }
}

function textOfXml(xml: string): string {
  const path: string[] = [];
  const found = new Map<string, string>();
  const parser = new Parser(
    {
      onopentag: (name) => void path.push(name),
      onclosetag: () => void path.pop(),
      ontext(text) {
        const [root = '', name = '', ...deeper] = path;
        if (deeper.length === 0 && ELEMENTS[root]?.includes(name))
          found.set(name, (found.get(name) ?? '') + text);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return (
    ['biography', 'review', 'description'].map((name) => found.get(name)?.trim() ?? '').find(Boolean) ?? ''
  );
}
