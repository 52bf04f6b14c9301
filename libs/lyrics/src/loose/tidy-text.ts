import { decodeReferences, withoutTags } from './markup.ts';
import { tidyStamps } from './tidy-stamps.ts';

/** Characters nobody sees, which come from pages and joined files; joiners, which some scripts need, are none of them. */
const UNSEEN = /[\0\u200b\u2060\ufeff]/g;
const OTHER_LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const ESCAPED_ENDS = /(?:\\r)?\\n/g;

/** Line feeds written as `\n`, where a stamp follows one or a text without others has several. */
function unescaped(text: string): string {
  const escaped = text.match(ESCAPED_ENDS)?.length ?? 0;
  const several = escaped > 1 && !text.trim().includes('\n');
  return escaped > 0 && (several || /\\n\s{0,9}\[/.test(text)) ? text.replace(ESCAPED_ENDS, '\n') : text;
}

/**
 * A text of lyrics as its form is written: line feeds, no characters nobody sees, none of what pages, JSON and other
 * programs add to it (docs/lyrics/lrc.md). In linear time.
 */
export function tidyText(source: string): string {
  const lines = unescaped(source.replace(UNSEEN, '').replace(OTHER_LINE_ENDS, '\n'));
  return tidyStamps(withoutTags(decodeReferences(lines)));
}
