import { decodeReferences, stripTags } from './markup.ts';
import { normalizeTimestamps } from './normalize-timestamps.ts';

/** Invisible characters from web pages and joined files; joiners are kept, because some scripts need them. */
const UNSEEN = /[\0\u200b\u2060\ufeff]/g;
const OTHER_LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const ESCAPED_ENDS = /(?:\\r)?\\n/g;

/** Unescapes `\n` when a timestamp follows one, or when a text without line feeds has several. */
function unescaped(text: string): string {
  const escaped = text.match(ESCAPED_ENDS)?.length ?? 0;
  const several = escaped > 1 && !text.trim().includes('\n');
  return escaped > 0 && (several || /\\n\s{0,9}\[/.test(text)) ? text.replace(ESCAPED_ENDS, '\n') : text;
}

/**
 * Normalises a lyric text: line feeds only, no invisible characters, no escapes and markup of web pages, JSON and
 * other programs (docs/lyrics/lrc.md). Linear time.
 */
export function normalizeLyricText(source: string): string {
  const lines = unescaped(source.replace(UNSEEN, '').replace(OTHER_LINE_ENDS, '\n'));
  return normalizeTimestamps(stripTags(decodeReferences(lines)));
}
