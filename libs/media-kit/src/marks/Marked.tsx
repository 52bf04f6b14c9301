import { type Dictionary, matchedParts } from '@qingyin/text';
import { Mark } from './Mark.tsx';

export interface MarkedProps {
  text: string;
  /** search query; nothing is highlighted if it is empty */
  keywords: string;
  /** with a dictionary, pinyin and the other Chinese script match too */
  dictionary?: Dictionary | undefined;
}

/** Name with the matches of a search highlighted (screens.md, search-detail). */
export function Marked({ text, keywords, dictionary }: MarkedProps) {
  if (keywords === '') return text;
  return matchedParts(text, keywords, dictionary).map((part, at) =>
    part.hit ? <Mark key={at}>{part.text}</Mark> : part.text,
  );
}
