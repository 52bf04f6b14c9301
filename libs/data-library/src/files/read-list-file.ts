import { readCsv } from './csv.ts';
import { readCue } from './cue.ts';
import { readJson } from './json.ts';
import type { ListedSongs } from './listed-song.ts';
import { readM3u } from './m3u.ts';
import { readAimp, readNumberedLines, readPls } from './pls.ts';
import { type Refusal, refusedText } from './refused.ts';
import { readTextList } from './text-list.ts';

/** What a file holds. */
export interface ReadList extends ListedSongs {
  /** why it was not read; absent where it was */
  refused?: Refusal;
}

/** The endings that `readListFile` reads, as a file chooser takes them. */
export const LIST_ENDINGS =
  '.m3u,.m3u8,.pls,.xspf,.jspf,.json,.jsonl,.csv,.tsv,.txt,.md,.wpl,.zpl,.asx,.wax,.wvx,.xml,.plist,.cue,.b4s,.ttpl,.kgl,.dpl,.mpcpl,.aimppl4';
const nothing: ListedSongs = { name: '', songs: [] };
const refuse = (refused: Refusal): ReadList => ({ ...nothing, refused });

/**
 * Reads a file of songs: a list of a player, a table, JSON, XML, or one song a line. Its content says what it is, and
 * its ending where that does not. A list without a name of its own has the file's. What is no list has no songs, and
 * says so. Never throws over what is in the file; rejects when the code for XML does not load.
 */
export async function readListFile(file: string, text: string): Promise<ReadList> {
  const [, stem = file, type = ''] = /^(.*)\.([a-z][a-z\d]{0,9})$/i.exec(file) ?? [];
  const bare = text.replace(/^\ufeff/, '');
  const refused = refusedText(bare);
  const read = refused ? refuse(refused) : await byKind(type.toLowerCase(), bare);
  return { ...read, name: read.name || stem.trim() };
}

const XML =
  /^\s*(?:<\?(?:xml|wpl|zpl)\b|<!|<(?:\w+:)?(?:playlist|smil|asx|plist|winampxml|ttplaylist|list|svg|rss)\b)/i;
const XML_TYPES = /^(?:xspf|wpl|zpl|asx|wax|wvx|xml|plist|b4s|ttpl|kgl|kwl)$/;
const CUE = /^[ \t]*TRACK[ \t]+\d+[ \t]+AUDIO/im;
const TEXT_TYPES = /^(?:|txt|text|md|markdown|lst|list|csv|tsv|tab)$/;

async function byKind(type: string, text: string): Promise<ReadList> {
  const start = text.slice(0, 4000).trimStart();
  // Pieces of a stream are no songs.
  if (/^#EXT-X-(?:TARGETDURATION|STREAM-INF)/im.test(start)) return refuse('unknown');
  if (/^m3u8?$/.test(type) || /^#EXT(?:M3U|INF)/i.test(start)) return readM3u(text);
  if (/^\[playlist\]/i.test(start)) return readPls(text);
  if (/^(?:DAUMPLAYLIST|MPCPLAYLIST)\b/i.test(start)) return readNumberedLines(text);
  if (start.includes('#-----CONTENT-----#')) return readAimp(text);
  if (XML_TYPES.test(type) || XML.test(start)) {
    const { readXml } = await import('./xml-list.ts');
    return readXml(text) ?? refuse('unknown');
  }
  if (/^[[{]/.test(start)) {
    const read = readJson(text);
    if (read !== undefined) return read ?? nothing;
  }
  if (CUE.test(text)) return readCue(text);
  if (!TEXT_TYPES.test(type)) return refuse('unknown');
  return (/^(?:csv|tsv|tab)$/.test(type) ? readCsv(text) : null) ?? readTextList(text);
}
