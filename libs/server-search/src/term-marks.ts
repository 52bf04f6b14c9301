/** First characters that mark the types of index terms. Terms inside a name have none. */
export const WHOLE = '=';
export const PREFIX = '^';
/** The same types for readings (pinyin) of a name, so that the type of a term implies the grade of the match. */
export const WHOLE_READING = '-';
export const PREFIX_READING = '_';
export const TYPO = '~';
/** Third of a long word, see `thirdsOf`. */
export const THIRD = '%';
/** Sound of Chinese characters, see `soundKeysOf`. */
export const SOUND = '*';
/** Terms of facts, apart from the others, so that they take no places from names and artists. */
export const FACT = '+';

/** Maximum length of prefixes with a term of their own; longer ones are rare enough for a range query. */
export const PREFIX_MAX = 3;
/** Lengths of prefixes of readings inside a name that have a term of their own. */
export const INNER_MIN = 2;
export const INNER_MAX = 4;
/** Maximum length of n-grams of characters; longer texts are searched for by their n-grams. */
export const GRAM_MAX = 3;
/** Maximum lengths of the terms of readings and of their initials. */
export const READING_MAX = 24;
export const INITIALS_MAX = 8;
