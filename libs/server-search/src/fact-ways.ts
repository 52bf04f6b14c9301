import type { SearchKind } from '@qingyin/contract';
import { allInOrder, type Db } from '@qingyin/server-db';
import type { Token } from '@qingyin/text';
import type { Expression, SqlBool } from 'kysely';
import { countEntries, indexEntries, placeOf, type TokenPlace } from './index-entries.ts';
import { mostPopular } from './most-popular.ts';
import { type EntriesQuery, inAllEntries } from './search-candidates.ts';
import type { SearchCandidate, SearchScope } from './search-scope.ts';
import { type CountedLookup, hasAnyTerm, isReadOnce, MOST_COUNTED } from './term-conditions.ts';
import type { TermLookup } from './term-lookup.ts';
import { FACT } from './term-marks.ts';

/** Maximum number of index entries of a token that are all compared with the other tokens. */
const FEW_ENTRIES = 2000;

/**
 * Ways to find documents by their facts: the whole query as a phrase, and all of its tokens, some of them as facts
 * (`罗大佑 1984`).
 *
 * @param phrase the query as a phrase, where it can be one
 */
export function factWays(
  db: Db,
  scope: SearchScope,
  phrase: Token | undefined,
  tokens: readonly Token[],
): (() => Promise<SearchCandidate[]>)[] {
  const whole = phrase && placeOf(phrase);
  // A single letter has no terms and is only compared when the matches are graded.
  const places = tokens.flatMap((token) => placeOf(token) ?? []);
  return [
    ...(whole ? [() => withFact(db, scope, whole.fact, [])] : []),
    ...(places.length > 1 ? [() => withFacts(db, scope, places)] : []),
    ...(places.length === 1 && tokens.length > 1
      ? places.map((place) => () => withFact(db, scope, place.fact, []))
      : []),
  ];
}

/** A token with the numbers of its index entries, each at most `MOST_COUNTED`. */
interface CountedPlace {
  plain: CountedLookup | undefined;
  fact: CountedLookup;
}

const entriesOf = ({ plain, fact }: CountedPlace): number => (plain?.entries ?? 0) + fact.entries;

async function countPlace(db: Db, kind: SearchKind, { plain, fact }: TokenPlace): Promise<CountedPlace> {
  const [named, facts] = await Promise.all([
    plain && countEntries(db, kind, plain, '', MOST_COUNTED),
    countEntries(db, kind, fact, FACT, MOST_COUNTED),
  ]);
  return { plain: plain && { lookup: plain, entries: named ?? 0 }, fact: { lookup: fact, entries: facts } };
}

/** Documents that have all tokens, at least one of them in facts. */
async function withFacts(
  db: Db,
  scope: SearchScope,
  places: readonly TokenPlace[],
): Promise<SearchCandidate[]> {
  const counted = await Promise.all(places.map((place) => countPlace(db, scope.kind, place)));
  // What has all tokens otherwise was found before.
  if (counted.every(({ fact }) => fact.entries === 0)) return [];
  if (counted.some((place) => entriesOf(place) === 0)) return [];
  // Most entries of the rarest token lack the next rarer one, so that the others are not looked up.
  const [rarest, ...others] = counted.toSorted((a, b) => entriesOf(a) - entriesOf(b));
  if (rarest && entriesOf(rarest) < FEW_ENTRIES) return withRareToken(db, scope, rarest, others);
  const found: SearchCandidate[] = [];
  for (const place of counted)
    found.push(
      ...(await withFact(
        db,
        scope,
        place.fact.lookup,
        counted.filter((other) => other !== place),
      )),
    );
  return found;
}

/** The most popular documents that have a token as a fact, and the other tokens anywhere. */
function withFact(
  db: Db,
  scope: SearchScope,
  fact: TermLookup,
  others: readonly CountedPlace[],
): Promise<SearchCandidate[]> {
  const tokens = others.map((other) => hasPlace(scope.kind, other));
  return mostPopular(db, scope, (access, limit) =>
    indexEntries(db, scope.kind, fact, FACT)
      .$if(fact.beginning !== undefined, (some) => some.distinct())
      .where(allInOrder(db, [...tokens, ...access]))
      .orderBy('t.rank')
      .orderBy('t.id')
      .limit(limit)
      .execute(),
  );
}

/** The documents of a token with few entries that have the other tokens too. */
async function withRareToken(
  db: Db,
  scope: SearchScope,
  rarest: CountedPlace,
  others: readonly CountedPlace[],
): Promise<SearchCandidate[]> {
  const read = others.filter((other) => isReadOnce(db, entriesOf(other)));
  const entries = (place: CountedPlace) => entriesOfPlace(db, scope.kind, place);
  const probed = others.filter((other) => !read.includes(other)).map((other) => hasPlace(scope.kind, other));
  return inAllEntries(db, scope, [entries(rarest), ...read.map(entries)], probed);
}

/** Query for the entries of a token, as a fact or otherwise. */
function entriesOfPlace(db: Db, kind: SearchKind, { plain, fact }: CountedPlace): EntriesQuery {
  const entriesOfMark = ({ lookup }: CountedLookup, mark: '' | typeof FACT) =>
    db.selectFrom(indexEntries(db, kind, lookup, mark).as('e')).select(['e.rank', 'e.id']);
  const facts = entriesOfMark(fact, FACT);
  return db
    .selectFrom((plain ? facts.union(entriesOfMark(plain, '')) : facts).as('e'))
    .select(['e.rank', 'e.id']);
}

/** Condition for index entries `t`: their document has a token, as a fact or otherwise. */
const hasPlace = (kind: SearchKind, { plain, fact }: CountedPlace): Expression<SqlBool> =>
  hasAnyTerm(kind, [...(plain?.lookup.terms.slice(0, 1) ?? []), FACT + (fact.lookup.terms[0] ?? '')]);
