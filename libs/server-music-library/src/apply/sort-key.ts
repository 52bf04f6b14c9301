import { fold, unitsOf } from '@qingyin/text';
import { chinese } from '@qingyin/text/chinese';

const LONGEST = 80;
const ARTICLE = /^(?:the|a|an) (?=\S)/;

/**
 * Text by which names are sorted: pinyin for Chinese, lower case without accents for others, without a leading English
 * article.
 */
export function sortKey(name: string): string {
  const key = unitsOf(name, chinese)
    .map((unit) => (unit.word ? fold(unit.text) : (unit.readings[0] ?? unit.text)))
    .join(' ')
    .replace(ARTICLE, '');
  return (key || fold(name)).slice(0, LONGEST);
}

/** Initial of a sort key for an index of letters: `A` to `Z`, or `#`. */
export const initialOf = (key: string): string => /^[a-z]/.exec(key)?.[0].toUpperCase() ?? '#';
