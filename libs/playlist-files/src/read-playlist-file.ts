import { readCsv } from './read-csv.ts';
import { readCue } from './read-cue.ts';
import { readJson } from './read-json.ts';
import type { PlaylistFileContent } from './playlist-file-song.ts';
import { readM3u } from './read-m3u.ts';
import { readAimp, readNumberedLines, readPls } from './read-pls.ts';
import { type UnreadableReason, detectUnreadableText } from './unreadable-file.ts';
import { readTextList } from './read-text-list.ts';

/** Content of a playlist file. */
export interface ParsedPlaylistFile extends PlaylistFileContent {
  /** why the file was not read; absent when it was */
  refused?: UnreadableReason;
}

/** Extensions that `readPlaylistFile` accepts, as the `accept` attribute of a file input. */
export const PLAYLIST_FILE_EXTENSIONS =
  '.m3u,.m3u8,.pls,.xspf,.jspf,.json,.jsonl,.csv,.tsv,.txt,.md,.wpl,.zpl,.asx,.wax,.wvx,.xml,.plist,.cue,.b4s,.ttpl,.kgl,.dpl,.mpcpl,.aimppl4';
const nothing: PlaylistFileContent = { name: '', songs: [] };
const refuse = (refused: UnreadableReason): ParsedPlaylistFile => ({ ...nothing, refused });

/**
 * Reads a playlist file: a list of a player, a table, JSON, XML, or one song per line. The format is detected by
 * the content, then by the extension. A list without a name takes the file's name. Other files give no songs and a
 * reason in `refused`. Never throws because of the content; rejects when the code for XML does not load.
 */
export async function readPlaylistFile(file: string, text: string): Promise<ParsedPlaylistFile> {
  const [, stem = file, type = ''] = /^(.*)\.([a-z][a-z\d]{0,9})$/i.exec(file) ?? [];
  const bare = text.replace(/^\ufeff/, '');
  const refused = detectUnreadableText(bare);
  const read = refused ? refuse(refused) : await byKind(type.toLowerCase(), bare);
  return { ...read, name: read.name || stem.trim() };
}

const XML =
  /^\s*(?:<\?(?:xml|wpl|zpl)\b|<!|<(?:\w+:)?(?:playlist|smil|asx|plist|winampxml|ttplaylist|list|svg|rss)\b)/i;
const XML_TYPES = /^(?:xspf|wpl|zpl|asx|wax|wvx|xml|plist|b4s|ttpl|kgl|kwl)$/;
const CUE = /^[ \t]*TRACK[ \t]+\d+[ \t]+AUDIO/im;
const TEXT_TYPES = /^(?:|txt|text|md|markdown|lst|list|csv|tsv|tab)$/;

async function byKind(type: string, text: string): Promise<ParsedPlaylistFile> {
  const start = text.slice(0, 4000).trimStart();
  // HLS playlists: segments of a stream are not songs.
  if (/^#EXT-X-(?:TARGETDURATION|STREAM-INF)/im.test(start)) return refuse('unknown');
  if (/^m3u8?$/.test(type) || /^#EXT(?:M3U|INF)/i.test(start)) return readM3u(text);
  if (/^\[playlist\]/i.test(start)) return readPls(text);
  if (/^(?:DAUMPLAYLIST|MPCPLAYLIST)\b/i.test(start)) return readNumberedLines(text);
  if (start.includes('#-----CONTENT-----#')) return readAimp(text);
  if (XML_TYPES.test(type) || XML.test(start)) {
    const { readXml } = await import('./read-xml.ts');
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
