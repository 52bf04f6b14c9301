import type { SungText } from '../model.ts';

const OPENS = /^[(（]\s*/;
const CLOSES = /\s*[)）]$/;

/** A text without the bracket at its beginning and the one at its end. */
export const bare = (text: string): string => text.replace(OPENS, '').replace(CLOSES, '');

/** Whether all of a text stands in brackets. */
export const isBracketed = (text: string): boolean => OPENS.test(text) && CLOSES.test(text);

/** Background voices stand in brackets in files; the model has a place of its own for them. */
export function withoutBrackets<Sung extends SungText>(sung: Sung): Sung {
  if (!isBracketed(sung.text)) return sung;
  const words = sung.words?.map((word, at, all) => {
    const opened = at === 0 ? word.text.replace(OPENS, '') : word.text;
    return { ...word, text: at === all.length - 1 ? opened.replace(CLOSES, '') : opened };
  });
  return {
    ...sung,
    text: bare(sung.text),
    ...(words ? { words: words.filter((word) => word.text !== '') } : {}),
  };
}
