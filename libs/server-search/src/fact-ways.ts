import type { Db } from '@qingyin/server-db';
import type { Token } from '@qingyin/text';
import { sql, type SqlBool } from 'kysely';
import { countEntries, indexEntries, placeOf, type TokenPlace } from './index-entries.ts';
import {
  accessConditions,
  MAX_MATCHES,
  type SearchCandidate,
  type SearchScope,
} from './search-candidates.ts';
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
    ...(whole ? [() => withFact(db, scope, whole, [])] : []),
    ...(places.length > 1 ? [() => withFacts(db, scope, places)] : []),
    ...(places.length === 1 && tokens.length > 1
      ? places.map((place) => () => withFact(db, scope, place, []))
      : []),
  ];
}

/** Documents that have all tokens, at least one of them in facts. */
async function withFacts(
  db: Db,
  scope: SearchScope,
  places: readonly TokenPlace[],
): Promise<SearchCandidate[]> {
  const { kind } = scope;
  const facts: number[] = [];
  for (const { fact } of places) facts.push(await countEntries(db, kind, fact, FACT, FEW_ENTRIES));
  // What has all tokens otherwise was found before.
  if (facts.every((entries) => entries === 0)) return [];
  const counted: { place: TokenPlace; entries: number }[] = [];
  for (const [at, place] of places.entries()) {
    const { plain } = place;
    const named = plain ? await countEntries(db, kind, plain, '', FEW_ENTRIES) : 0;
    const entries = named + (facts[at] ?? 0);
    if (entries === 0) return [];
    counted.push({ place, entries });
  }
  // Most entries of the rarest token lack the next rarer one, so that the others are not looked up.
  const [rarest, ...others] = counted.sort((a, b) => a.entries - b.entries);
  if (rarest && rarest.entries < FEW_ENTRIES)
    return withRareToken(
      db,
      scope,
      rarest.place,
      others.map(({ place }) => place),
    );
  const found: SearchCandidate[] = [];
  for (const place of places) found.push(...(await withFact(db, scope, place, without(places, place))));
  return found;
}

const without = (places: readonly TokenPlace[], place: TokenPlace): TokenPlace[] =>
  places.filter((other) => other !== place);

/** The most popular documents that have a token as a fact, and the other tokens anywhere. */
function withFact(
  db: Db,
  { kind, viewer }: SearchScope,
  { fact }: TokenPlace,
  others: readonly TokenPlace[],
): Promise<SearchCandidate[]> {
  let query = indexEntries(db, kind, fact, FACT).$if(fact.beginning !== undefined, (some) => some.distinct());
  for (const other of others) query = query.where((eb) => eb.exists(entryOf(db, kind, other)));
  const access = accessConditions[kind]?.(viewer, 't.id');
  if (access) query = query.where(access);
  return query.orderBy('t.rank').orderBy('t.id').limit(MAX_MATCHES).execute();
}

/** The documents of a token with few entries that have the other tokens too. */
async function withRareToken(
  db: Db,
  { kind, viewer }: SearchScope,
  { plain, fact }: TokenPlace,
  others: readonly TokenPlace[],
): Promise<SearchCandidate[]> {
  const facts = db.selectFrom(indexEntries(db, kind, fact, FACT).as('f')).select(['f.rank', 'f.id']);
  const entries = plain
    ? facts.union(db.selectFrom(indexEntries(db, kind, plain, '').as('p')).select(['p.rank', 'p.id']))
    : facts;
  let query = db.selectFrom(entries.as('t')).select(['t.rank', 't.id']);
  for (const other of others) query = query.where((eb) => eb.exists(entryOf(db, kind, other)));
  const access = accessConditions[kind]?.(viewer, 't.id');
  if (access) query = query.where(access);
  return query.orderBy('t.rank').orderBy('t.id').limit(MAX_MATCHES).execute();
}

/** Query for an entry of the outer query's document `t` that a token has, as a fact or otherwise. */
const entryOf = (db: Db, kind: number, { plain, fact }: TokenPlace) =>
  db
    .selectFrom('search_term as o')
    .select('o.id')
    .where('o.kind', '=', kind)
    .where('o.term', 'in', [...(plain?.terms.slice(0, 1) ?? []), FACT + (fact.terms[0] ?? '')])
    .where(sql<SqlBool>`o.rank = t.rank and o.id = t.id`);
