import { createRandom } from '../random.mjs';
import {
  combinations,
  combined,
  genres,
  namePartsOf,
  traditionalGenres,
  traditionalParts,
} from './names.mjs';
import { oddAlbum, oddKinds, vocabularyOf } from './odd-albums.mjs';
import { createPeople, otherThan } from './people.mjs';
import { regularAlbum } from './regular-album.mjs';

/** @typedef {import('./album-plan.mjs').PlannedAlbum} PlannedAlbum */
/** @typedef {import('./album-plan.mjs').PlainAlbum} PlainAlbum */

const TRACKS_PER_ALBUM = 10;
const ARTISTS_PER_ALBUM = 0.3;
const FORMATS = /** @type {const} */ ([
  ['mp3', 76],
  ['flac', 13],
  ['m4a', 5],
  ['ogg', 5],
  ['wav', 1],
]);
const FIRST_YEAR = 1965;
const YEARS = 61;
const LEAST_SECONDS = 1.2;
const SECONDS_STEP = 0.1;
const SECONDS_STEPS = 10;

/**
 * Plans the albums of a music library with exactly so many intact sound files.
 * @param {object} options
 * @param {number} options.files
 * @param {number} options.seed
 * @param {number} options.oddEvery every so many albums one is odd
 * @param {readonly Buffer[]} options.covers
 * @returns {PlannedAlbum[]}
 */
export function planAlbums({ files, seed, oddEvery, covers }) {
  const random = createRandom(seed);
  const people = createPeople(Math.max(1, Math.round((files / TRACKS_PER_ALBUM) * ARTISTS_PER_ALBUM)), seed);
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {PlannedAlbum[]} */
  const albums = [];
  for (let left = files; left > 0;) {
    const turn = (albums.length + 1) / oddEvery;
    const odd = Number.isInteger(turn) ? oddKinds[(turn - 1) % oddKinds.length] : undefined;
    const size = Math.min(left, TRACKS_PER_ALBUM - 2 + random.integer(5));
    const vocabulary = odd === undefined ? 'any' : vocabularyOf(odd);
    const plain = plainAlbum(random, { people, used, vocabulary, size, firstSound: files - left, covers });
    const album = (odd === undefined ? undefined : oddAlbum(odd, plain)) ?? regularAlbum(plain, random);
    albums.push(album);
    left -= album.tracks.length;
  }
  return albums;
}

/**
 * @param {import('../random.mjs').Random} random
 * @param {object} from
 * @param {readonly import('./people.mjs').Person[]} from.people
 * @param {Set<string>} from.used albums so far
 * @param {import('./odd-albums.mjs').Vocabulary} from.vocabulary
 * @param {number} from.size
 * @param {number} from.firstSound
 * @param {readonly Buffer[]} from.covers
 * @returns {PlainAlbum}
 */
function plainAlbum(random, { people, used, vocabulary, size, firstSound, covers }) {
  const person = random.pick(people);
  const parts =
    vocabulary === 'traditional'
      ? traditionalParts
      : namePartsOf[vocabulary === 'chinese' ? 'zh' : person.language];
  const number = random.integer(combinations(parts.people));
  const artist = vocabulary === 'any' ? person.name : combined(parts.people, number);
  const base = combined(parts.albums, random.integer(combinations(parts.albums)));
  let title = base;
  for (let volume = 2; used.has(`${artist}/${title}`); volume += 1) title = `${base} ${volume}`;
  used.add(`${artist}/${title}`);
  const firstTitle = random.integer(combinations(parts.titles));
  const tracks = Array.from({ length: size }, (_, index) => index);
  return {
    artist,
    title,
    year: FIRST_YEAR + random.integer(YEARS),
    genre: vocabulary === 'traditional' ? random.pick(traditionalGenres) : random.pick(genres),
    format: random.share(FORMATS),
    titles: tracks.map((index) => combined(parts.titles, firstTitle + index)),
    seconds: tracks.map(() => LEAST_SECONDS + SECONDS_STEP * random.integer(SECONDS_STEPS)),
    firstSound,
    cover: random.pick(covers),
    otherArtist: otherThan(artist, people, random.integer(people.length)),
  };
}
