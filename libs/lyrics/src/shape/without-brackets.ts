import type { SungText } from '../model.ts';

const OPENS = /^[(（]\s*/;
const CLOSES = /\s*[)）]$/;

/** Removes a bracket at each end. */
export const stripBrackets = (text: string): string => text.replace(OPENS, '').replace(CLOSES, '');

/** Whether the whole text is in brackets. */
export const isBracketed = (text: string): boolean => OPENS.test(text) && CLOSES.test(text);

/** Removes brackets around background vocals, which the model stores separately. */
export function withoutBrackets<Sung extends SungText>(sung: Sung): Sung {
  if (!isBracketed(sung.text)) return sung;
  const words = sung.words?.map((word, at, all) => {
    const opened = at === 0 ? word.text.replace(OPENS, '') : word.text;
    return { ...word, text: at === all.length - 1 ? opened.replace(CLOSES, '') : opened };
  });
  return {
    ...sung,
    text: stripBrackets(sung.text),
    ...(words ? { words: words.filter((word) => word.text !== '') } : {}),
  };
}
