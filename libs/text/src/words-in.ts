import { type Dictionary, plain } from './dictionary.ts';
import { fold } from './fold.ts';
import { findPhrase } from './phrase.ts';
import { readQuery } from './query.ts';
import { type Unit, unitsOf } from './units.ts';

type TextsOf<Thing> = (thing: Thing) => readonly string[];

/** Texts as they are searched, by the dictionary they were read with: the next letter typed asks the same ones. */
const readTexts = new WeakMap<Dictionary, WeakMap<object, Unit[][]>>();

function unitsOfThing<Thing extends object>(thing: Thing, textsOf: TextsOf<Thing>, dictionary: Dictionary) {
  let known = readTexts.get(dictionary);
  if (!known) readTexts.set(dictionary, (known = new WeakMap()));
  const units = known.get(thing) ?? textsOf(thing).map((text) => unitsOf(text, dictionary));
  known.set(thing, units);
  return units;
}

/**
 * Tells of things whether their texts hold all of the words, or all of them as one phrase; a thing's texts must stay
 * the same. With a dictionary, pinyin and the other script are words as well.
 */
export function wordsIn<Thing extends object>(
  words: string,
  textsOf: TextsOf<Thing>,
  dictionary: Dictionary = plain,
): (thing: Thing) => boolean {
  const { whole, tokens } = readQuery(words, dictionary);
  // Punctuation is nothing to a query, yet there are things that are called so.
  if (!whole) {
    const sign = fold(words).trim();
    return (thing) => textsOf(thing).some((text) => fold(text).includes(sign));
  }
  return (thing) => {
    const texts = unitsOfThing(thing, textsOf, dictionary);
    const holds = (phrase: string) => texts.some((units) => findPhrase(units, phrase));
    return tokens.every(({ text }) => holds(text)) || (tokens.length > 1 && holds(whole));
  };
}
