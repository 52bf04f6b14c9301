import { type SearchKind, searchKinds } from '@qingyin/contract';
import type { Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { grades, joinUnits, type Unit, unitsOf } from '@qingyin/text';
import { chinese } from '@qingyin/text/chinese';
import { FEW, findMatches, type SearchMatch } from './find.ts';
import { nearestText } from './nearest-text.ts';
import { runsOf } from './runs.ts';
import { isTokenKnown } from './token-known.ts';

/** Queries with more words are not corrected. */
const MOST_WORDS = 4;
const { album, artist, lyric, song } = searchKinds;
/** Kinds whose names correct a query of several kinds. */
const NAMED = [artist, song, album];

/** A query that may contain typing errors, and where it is searched for. */
export interface SearchedQuery {
  keywords: string;
  viewer: Viewer;
  /** kinds in which the corrected query must find more */
  kinds: readonly SearchKind[];
  /** what the query finds */
  matches: readonly SearchMatch[];
}

/**
 * Suggests a query for one that finds little: words that are in no name are replaced by similar ones of names that the
 * viewer may see. Chinese characters by those of the same or a neighbouring sound, other words by those with one typing
 * error, long ones with two.
 *
 * @returns a query that finds more than the given one; undefined if there is none
 */
export async function correctQuery(
  db: Db,
  { keywords, viewer, kinds, matches }: SearchedQuery,
): Promise<string | undefined> {
  const found = countSure(matches);
  const runs = runsOf(unitsOf(keywords, chinese));
  if (found >= FEW || runs.length === 0 || runs.length > MOST_WORDS) return undefined;
  const lyrics = kinds.includes(lyric);
  const correcting = lyrics ? [lyric] : NAMED;
  // Songs have the names of their artists and albums too.
  const knowing = new Set<SearchKind>([...(lyrics ? [lyric] : [song]), ...kinds]);
  // The search itself tells whether its kinds contain the only word.
  if (runs.length === 1) {
    if (found > 0) return undefined;
    for (const kind of kinds) knowing.delete(kind);
  }
  let corrected = '';
  let at = 0;
  for (const run of runs) {
    const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
    if (await isKnown(db, knowing, viewer, run)) continue;
    const text = await nearestText(db, correcting, viewer, run);
    if (text === undefined) return undefined;
    corrected += keywords.slice(at, start) + text;
    at = end;
  }
  if (at === 0) return undefined;
  corrected += keywords.slice(at);
  for (const kind of kinds)
    if (countSure(await findMatches(db, kind, corrected, viewer)) > found) return corrected;
  return undefined;
}

/** Number of matches without typing errors. */
const countSure = (matches: readonly SearchMatch[]): number =>
  matches.filter(({ grade }) => grade < grades.mistyped).length;

/** Whether a word of a query is in a text that the viewer may see, so that it is right. */
async function isKnown(
  db: Db,
  kinds: ReadonlySet<SearchKind>,
  viewer: Viewer,
  run: readonly Unit[],
): Promise<boolean> {
  const token = { text: joinUnits(run), letters: run[0]?.word ?? false };
  for (const kind of kinds) if (await isTokenKnown(db, { kind, viewer }, token)) return true;
  return false;
}
