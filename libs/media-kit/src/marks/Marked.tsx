import { type Dictionary, matchedParts } from '@qingyin/text';
import { Mark } from './Mark.tsx';

export interface MarkedProps {
  text: string;
  /** what was searched for; nothing is marked without */
  keywords: string;
  /** with one, pinyin and the other script are marked as well */
  dictionary?: Dictionary | undefined;
}

/** A name with what was searched for marked in it (screens.md, search-detail). */
export function Marked({ text, keywords, dictionary }: MarkedProps) {
  if (keywords === '') return text;
  return matchedParts(text, keywords, dictionary).map((part, at) =>
    part.hit ? <Mark key={at}>{part.text}</Mark> : part.text,
  );
}
