import { type SearchKind, searchKinds } from '@qingyin/contract';
import type { Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import {
  type Grade,
  gradeOf,
  grades,
  isCharacter,
  type Query,
  readQuery,
  type Token,
  type Unit,
  unitsOf,
} from '@qingyin/text';
import { chinese } from '@qingyin/text/chinese';
import { withTermPrefix, loadDocuments, inAllEntries, withAllTerms } from './search-candidates.ts';
import { type SearchCandidate, type SearchScope, MAX_MATCHES } from './search-scope.ts';
import { factWays } from './fact-ways.ts';
import { unpackOthers, unpackTexts } from './pack-texts.ts';
import { indexEntries } from './index-entries.ts';
import { mistyped } from './mistyped.ts';
import { rarestFirst } from './rarest-first.ts';
import { type CountedLookup, hasTerm, isReadOnce, MOST_COUNTED } from './term-conditions.ts';
import { termLookupOf } from './term-lookup.ts';
import { PREFIX, PREFIX_MAX, PREFIX_READING, WHOLE, WHOLE_READING } from './term-marks.ts';

/** Number of matches below which typos are corrected. */
export const FEW = 5;
/** Number of phrase matches below which the words are also searched for separately. */
const SOME = 30;
/** Maximum number of cached names: the popular ones are graded again and again. */
const KEPT = 20_000;

export interface SearchMatch {
  id: number;
  grade: Grade;
}

/**
 * Finds all entities of one kind that match a query and that the viewer may see. Sorted by grade (exact, prefix, part,
 * artists and albums, facts), then by popularity.
 */
export async function findMatches(
  db: Db,
  kind: SearchKind,
  keywords: string,
  viewer: Viewer,
): Promise<SearchMatch[]> {
  const query = readQuery(keywords, chinese);
  if (!query.whole) return [];
  const matches = new Map<number, SearchMatch & { rank: number }>();
  const looked = new Set<number>();
  const take = async (candidates: readonly SearchCandidate[], sure: Grade | undefined): Promise<void> => {
    const fresh = candidates.filter(({ id }) => !looked.has(id)).slice(0, MAX_MATCHES);
    for (const { id } of fresh) looked.add(id);
    if (sure !== undefined) {
      for (const { id, rank } of fresh) matches.set(id, { id, grade: sure, rank });
      return;
    }
    const rankOf = new Map(fresh.map(({ id, rank }) => [id, rank]));
    for (const { id, names, others } of await loadDocuments(db, kind, [...rankOf.keys()])) {
      const more = unpackOthers(others);
      const grade = gradeOf(
        query,
        unpackTexts(names).map(read),
        () => more.others.map(read),
        () => more.facts.map(read),
      );
      if (grade !== undefined) matches.set(id, { id, grade, rank: rankOf.get(id) ?? 0 });
    }
  };
  // Search strategies from the best grade to the worst; a strategy is skipped once the better ones have found
  // enough.
  for (const { enough, candidates, sure } of waysToFind(db, { kind, viewer }, query))
    if (matches.size < enough) await take(await candidates(), sure);
  return [...matches.values()]
    .sort((a, b) => a.grade - b.grade || a.rank - b.rank || a.id - b.id)
    .slice(0, MAX_MATCHES);
}

interface Way {
  /** the strategy is used while there are fewer matches */
  enough: number;
  candidates: () => Promise<SearchCandidate[]>;
  /** the grade of all matches of this strategy; undefined: each one must be graded */
  sure: Grade | undefined;
}

function waysToFind(db: Db, scope: SearchScope, query: Query): Way[] {
  const { kind } = scope;
  const { whole, tokens } = query;
  const phrase = phraseOf(query);
  const way = (enough: number, candidates: Way['candidates'], sure?: Grade): Way => ({
    enough,
    candidates,
    sure,
  });
  // These terms imply the grade, so matches by the beginning of a name are not graded individually.
  const byReading = (candidates: Way['candidates'], grade: Grade): Way[] =>
    [...whole].every(isCharacter) ? [] : [way(MAX_MATCHES, candidates, grade)];
  const names = [
    way(MAX_MATCHES, () => withAllTerms(db, scope, [WHOLE + whole]), grades.exact),
    ...byReading(() => withAllTerms(db, scope, [WHOLE_READING + whole]), grades.exactByReading),
    way(MAX_MATCHES, () => beginningWith(db, scope, own, whole), grades.prefix),
    ...byReading(() => beginningWith(db, scope, reading, whole), grades.prefixByReading),
  ];
  return [
    // Queries never match the whole lyrics of a song.
    ...(kind === searchKinds.lyric ? [] : names),
    ...(phrase ? [way(MAX_MATCHES, () => containing(db, scope, [phrase]))] : []),
    ...(tokens.length > 1 ? [way(phrase ? SOME : MAX_MATCHES, () => containing(db, scope, tokens))] : []),
    ...(hasFacts(kind) ? factWays(db, scope, phrase, tokens).map((look) => way(MAX_MATCHES, look)) : []),
    // Several tokens that are all there are no typing error.
    ...(kind === searchKinds.lyric
      ? []
      : [way(tokens.length > 1 ? 1 : FEW, () => mistyped(db, scope, query))]),
  ];
}

/** Kinds whose documents have facts. */
const hasFacts = (kind: SearchKind): boolean => kind === searchKinds.song || kind === searchKinds.album;

/** The query as one phrase, where it can be one: `jing ye si`, `静夜 思`. */
function phraseOf({ whole, tokens }: Query): Token | undefined {
  const letters = tokens.every((token) => token.letters);
  return letters || [...whole].every(isCharacter) ? { text: whole, letters } : undefined;
}

const known = new Map<string, Unit[]>();

function read(text: string): Unit[] {
  const kept = known.get(text);
  if (kept) return kept;
  const units = unitsOf(text, chinese);
  if (known.size >= KEPT) known.clear();
  known.set(text, units);
  return units;
}

/** Prefixes of index terms: of a name itself, and of its readings. */
const own = { whole: WHOLE, beginning: PREFIX };
const reading = { whole: WHOLE_READING, beginning: PREFIX_READING };

const beginningWith = (
  db: Db,
  scope: SearchScope,
  sorts: typeof own,
  whole: string,
): Promise<SearchCandidate[]> =>
  [...whole].length <= PREFIX_MAX
    ? withAllTerms(db, scope, [sorts.beginning + whole])
    : withTermPrefix(db, scope, sorts.whole + whole);

/** Entities that contain all tokens; reads the index entries of the rarest token and probes the others. */
async function containing(db: Db, scope: SearchScope, tokens: readonly Token[]): Promise<SearchCandidate[]> {
  const lookups = tokens.flatMap((token) => termLookupOf(token) ?? []);
  const counted =
    lookups.length > 1
      ? await rarestFirst(db, scope.kind, lookups)
      : lookups.map((lookup) => ({ lookup, entries: MOST_COUNTED }));
  const [rarest, ...others] = counted;
  if (!rarest) return [];
  const { terms, beginning } = rarest.lookup;
  const read = others.filter(({ entries }) => isReadOnce(db, entries));
  const probed = [
    ...others.filter((other) => !read.includes(other)).map(({ lookup }) => lookup.terms),
    ...read.map(({ lookup }) => lookup.terms.slice(1)),
  ].flat();
  const conditions = probed.map((term) => hasTerm(scope.kind, term));
  if (read.length > 0) {
    const further = terms.slice(1).map((term) => hasTerm(scope.kind, term));
    const entriesOf = ({ lookup }: CountedLookup) => indexEntries(db, scope.kind, lookup);
    return inAllEntries(db, scope, [entriesOf(rarest), ...read.map(entriesOf)], [...further, ...conditions]);
  }
  return beginning === undefined
    ? withAllTerms(db, scope, terms, conditions)
    : withTermPrefix(db, scope, beginning, conditions);
}
