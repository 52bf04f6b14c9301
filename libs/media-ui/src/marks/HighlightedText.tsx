import { type Dictionary, matchedParts } from '@qingyin/text';
import { SearchMatch } from './SearchMatch.tsx';

export interface HighlightedTextProps {
  text: string;
  /** search query; nothing is highlighted if it is empty */
  keywords: string;
  /** with a dictionary, pinyin and the other Chinese script match too */
  dictionary?: Dictionary | undefined;
}

/** Name with the matches of a search highlighted (docs/specification/README.md, search-detail). */
export function HighlightedText({ text, keywords, dictionary }: HighlightedTextProps) {
  if (keywords === '') return text;
  return matchedParts(text, keywords, dictionary).map((part, at) =>
    part.hit ? <SearchMatch key={at}>{part.text}</SearchMatch> : part.text,
  );
}
