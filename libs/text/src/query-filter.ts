import { type Dictionary, emptyDictionary } from './dictionary.ts';
import { fold } from './fold.ts';
import { findPhrase } from './phrase.ts';
import { readQuery } from './query.ts';
import { type Unit, unitsOf } from './units.ts';

type TextsOf<Thing> = (item: Thing) => readonly string[];

/** Cache of units by dictionary and object: the next keystroke searches the same objects. */
const readTexts = new WeakMap<Dictionary, WeakMap<object, Unit[][]>>();

function unitsOfThing<Thing extends object>(item: Thing, textsOf: TextsOf<Thing>, dictionary: Dictionary) {
  let known = readTexts.get(dictionary);
  if (!known) readTexts.set(dictionary, (known = new WeakMap()));
  const units = known.get(item) ?? textsOf(item).map((text) => unitsOf(text, dictionary));
  known.set(item, units);
  return units;
}

/**
 * Creates a filter that accepts objects whose texts contain all words of a query, or the whole query as one
 * phrase. Texts of an object must not change, because their units are cached. With a dictionary, pinyin and the
 * other script match too.
 */
export function createQueryFilter<Thing extends object>(
  query: string,
  textsOf: TextsOf<Thing>,
  dictionary: Dictionary = emptyDictionary,
): (item: Thing) => boolean {
  const { whole, tokens } = readQuery(query, dictionary);
  // Queries of punctuation only are compared literally, because some names consist of it.
  if (!whole) {
    const sign = fold(query).trim();
    return (item) => textsOf(item).some((text) => fold(text).includes(sign));
  }
  return (item) => {
    const texts = unitsOfThing(item, textsOf, dictionary);
    const holds = (phrase: string) => texts.some((units) => findPhrase(units, phrase));
    return tokens.every(({ text }) => holds(text)) || (tokens.length > 1 && holds(whole));
  };
}
