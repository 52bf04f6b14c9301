/**
 * What is known about Chinese characters. The first screen of the client does without; the whole dictionary is in
 * `@qingyin/text/chinese`.
 */
export interface Dictionary {
  /** the simplified form of a character, the character itself where there is none */
  simplify(character: string): string;
  /** every toneless reading, the usual one first; none for what is no Chinese character */
  readings(character: string): readonly string[];
}

const NONE: readonly string[] = [];

/** Knows nothing: characters stand for themselves only. */
export const plain: Dictionary = { simplify: (character) => character, readings: () => NONE };
