import type { Track } from '@qingyin/contract';
import { splitArtists, type PlaylistFileSong } from '@qingyin/playlist-files';
import { joinUnits, type Dictionary, type Grade, gradeOf, grades, readQuery, unitsOf } from '@qingyin/text';

/** Version suffixes such as `(Live)`, `[Remix]`, `feat. …`: possibly another recording, but the same song. */
const VERSION = /\s*[(（[【〔].*?[)）\]】〕]|\s+(?:feat|ft)\.?\s.*$/giu;
/** Factor for a title that matches only without its version suffix. */
const BARE = 0.8;
/** Factor for a match with a translated or alternative title. */
const ALIAS = 0.95;
const SAME = 1;
/** Similarity (0 to 1) for each match grade of the text search. */
const LIKENESS: Record<Grade, number> = {
  [grades.exact]: SAME,
  [grades.exactByReading]: 0.9,
  [grades.prefix]: 0.7,
  [grades.prefixByReading]: 0.6,
  [grades.inside]: 0.6,
  [grades.insideByReading]: 0.5,
  [grades.scattered]: 0.4,
  [grades.byFacts]: 0.4,
  [grades.mistyped]: 0.8,
};
/**
 * Minimum number of letters per character of a pinyin reading; shorter ones are initials, which match too many
 * titles.
 */
const LETTERS = 2;
const NAMED = 0.75;
const SECOND_MS = 1000;
const CLOSE_S = 3;
const NEAR_S = 8;
const WEIGHTS = { title: 0.6, artist: 0.3, length: 0.1 };
/** Maximum bonus for a matching album: only decides between the same song on two albums. */
const ALBUM = 0.01;

/** Title without version suffixes; the whole title when nothing else remains. */
export const bareTitle = (title: string): string => title.replace(VERSION, '').trim() || title;

/**
 * Similarity of two texts, 0 to 1: normalized, across simplified and traditional script, by pinyin, tolerating a
 * typing error.
 */
export function similarity(sought: string, found: string, dictionary: Dictionary): number {
  const [a, b] = [unitsOf(sought, dictionary), unitsOf(found, dictionary)];
  if (a.length === 0 || b.length === 0) return sought.trim() === found.trim() ? SAME : 0;
  if (joinUnits(a) === joinUnits(b)) return SAME;
  const query = readQuery(sought, dictionary);
  const there = gradeOf(query, [b]);
  const back = gradeOf(readQuery(found, dictionary), [a]);
  const initials = query.tokens.every(({ letters }) => letters) && query.whole.length < b.length * LETTERS;
  const best = Math.max(
    there === undefined || (initials && !b.every(({ word }) => word)) ? 0 : LIKENESS[there],
    back === undefined ? 0 : LIKENESS[back],
  );
  // A short name occurs inside many longer ones, so partial matches are weighted by the ratio of the lengths.
  const shorter = Math.min(a.length, b.length) / Math.max(a.length, b.length);
  return best >= LIKENESS[grades.mistyped] ? best : best * (0.5 + shorter / 2);
}

/** Match score of a track. */
export interface Score {
  /** weighted sum of title, artist, length and album, 0 to 1 */
  total: number;
  title: number;
  /** undefined when the line names no artist */
  artist: number | undefined;
}

/**
 * Scores how well a track matches a listed song. If the order of title and artist is uncertain, they are also compared
 * swapped, and the better score counts.
 */
export function scoreTrack(song: PlaylistFileSong, track: Track, dictionary: Dictionary): Score {
  const asWritten = oneWay(song.title, song.artists, song, track, dictionary);
  if (!song.orderUncertain) return asWritten;
  const turned = oneWay(song.artists.join(' '), splitArtists(song.title), song, track, dictionary);
  return turned.total > asWritten.total ? turned : asWritten;
}

/** Score for one fixed assignment of title and artists. */
function oneWay(
  soughtTitle: string,
  soughtArtists: readonly string[],
  { durationMs, album }: PlaylistFileSong,
  track: Track,
  dictionary: Dictionary,
): Score {
  const alike = (a: string, b: string) => similarity(a, b, dictionary);
  const title = Math.max(
    alike(soughtTitle, track.name),
    BARE * alike(bareTitle(soughtTitle), bareTitle(track.name)),
    ...track.aliases.map((alias) => ALIAS * alike(soughtTitle, alias)),
  );
  const names = track.artists.map(({ name }) => name);
  const artist = soughtArtists.length > 0 ? artistScore(soughtArtists, names, alike) : undefined;
  const length =
    durationMs > 0 && track.durationMs > 0 ? lengthScore(durationMs, track.durationMs) : undefined;
  let sum = WEIGHTS.title * title;
  let weight = WEIGHTS.title;
  if (artist !== undefined) {
    sum += WEIGHTS.artist * artist;
    weight += WEIGHTS.artist;
  }
  if (length !== undefined) {
    sum += WEIGHTS.length * length;
    weight += WEIGHTS.length;
  }
  const bonus = album ? ALBUM * alike(album, track.album.name) : 0;
  return { total: Math.min(sum / weight + bonus, SAME), title, artist };
}

function artistScore(
  sought: readonly string[],
  names: readonly string[],
  alike: (a: string, b: string) => number,
): number {
  const best = (one: string) => Math.max(0, ...names.map((name) => alike(one, name)));
  const found = sought.map(best).filter((score) => score >= NAMED);
  if (found.length === 0) return 0;
  // Sources differ in which artists they name beside the first, so the best match counts most.
  const whole = found.reduce((sum, score) => sum + score, 0) / sought.length;
  return Math.max(...found) * 0.8 + whole * 0.2;
}

function lengthScore(a: number, b: number): number {
  const apart = Math.abs(a - b) / SECOND_MS;
  if (apart <= CLOSE_S) return SAME;
  return apart <= NEAR_S ? 0.5 : 0;
}
