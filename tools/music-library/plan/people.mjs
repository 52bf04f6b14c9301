import { createRandom } from '../random.mjs';
import { combined, namePartsOf } from './names.mjs';

/** @typedef {import('./names.mjs').Language} Language */
/** @typedef {{ language: Language, name: string }} Person */

const LANGUAGES = /** @type {readonly (readonly [Language, number])[]} */ ([
  ['zh', 50],
  ['en', 35],
  ['ja', 15],
]);

/**
 * Artists with different names; names repeat only when all combinations of a language are used.
 * @param {number} count
 * @param {number} seed
 * @returns {Person[]}
 */
export function createPeople(count, seed) {
  const random = createRandom(seed + 1);
  const next = { zh: seed, en: seed, ja: seed };
  return Array.from({ length: count }, () => {
    const language = random.share(LANGUAGES);
    const number = next[language];
    next[language] += 1;
    return { language, name: combined(namePartsOf[language].people, number) };
  });
}

/**
 * Gives other artists than a given one, by number.
 * @param {string} artist
 * @param {readonly Person[]} people
 * @param {number} from
 * @returns {(number: number) => string}
 */
export function otherThan(artist, people, from) {
  const others = people.map(({ name }) => name).filter((name) => name !== artist);
  return (number) => others[(from + number) % others.length] ?? `Guest ${number + 1}`;
}
