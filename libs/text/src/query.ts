import { type Dictionary, emptyDictionary } from './dictionary.ts';
import { joinUnits, type Unit, unitsOf } from './units.ts';

/** Upper limits of a query; the rest is ignored. */
const MAX_TOKENS = 8;
const MAX_WHOLE = 60;

/** A term of a query: a run of characters, or a word or pinyin in letters. */
export interface Token {
  text: string;
  /** true: letters and digits */
  letters: boolean;
}

/** A parsed query, as one phrase and as terms that must all match. */
export interface Query {
  /** without spaces: `jing ye si` is `jingyesi` */
  whole: string;
  tokens: readonly Token[];
}

/** Parses a query. */
export function readQuery(keywords: string, dictionary: Dictionary = emptyDictionary): Query {
  const units = unitsOf(keywords, dictionary);
  const tokens: Token[] = [];
  let last: Unit | undefined;
  for (const unit of units) {
    const joined = last && !last.word && !unit.word && last.end === unit.start ? tokens.at(-1) : undefined;
    if (joined) joined.text += unit.text;
    else if (tokens.length < MAX_TOKENS) tokens.push({ text: unit.text, letters: unit.word });
    else break;
    last = unit;
  }
  return { whole: [...joinUnits(units)].slice(0, MAX_WHOLE).join(''), tokens };
}
