import {
  deletionKeys,
  type Grade,
  gradeOf,
  grades,
  isCharacter,
  type Query,
  readQuery,
  type Token,
  TYPO_MIN,
  type Unit,
  unitsOf,
} from '@qingyin/text';
import { chinese } from '@qingyin/text/chinese';
import type { Db } from '../db/open.ts';
import { beginning, type Candidate, documentsOf, MOST, placeOf, withAll, withAny } from './candidates.ts';
import { unpacked } from './index-writer.ts';
import { type Kind, kinds } from './kinds.ts';
import { BEGINNING, BEGINNING_MAX, BEGINNING_READING, MISTYPED, WHOLE, WHOLE_READING } from './terms.ts';

/** Below this many hits, words are also taken for mistyped ones. */
const FEW = 5;
/** Below this many hits of a phrase, its words are also looked for apart. */
const SOME = 30;
/** Read names are kept: the popular ones are looked at again and again. */
const KEPT = 20_000;

export interface Match {
  id: number;
  grade: Grade;
}

/**
 * Everything of one kind that answers what somebody typed, the best first: exact before beginnings before parts, the
 * more popular before the rest.
 */
export async function find(db: Db, kind: Kind, keywords: string): Promise<Match[]> {
  const query = readQuery(keywords, chinese);
  if (!query.whole) return [];
  const matches = new Map<number, Match & { rank: number }>();
  const looked = new Set<number>();
  const take = async (candidates: readonly Candidate[], sure: Grade | undefined): Promise<void> => {
    const fresh = candidates.filter(({ id }) => !looked.has(id)).slice(0, MOST);
    for (const { id } of fresh) looked.add(id);
    if (sure !== undefined) {
      for (const { id, rank } of fresh) matches.set(id, { id, grade: sure, rank });
      return;
    }
    const rankOf = new Map(fresh.map(({ id, rank }) => [id, rank]));
    for (const { id, names, others } of await documentsOf(db, kind, [...rankOf.keys()])) {
      const grade = gradeOf(query, unpacked(names).map(read), () => unpacked(others).map(read));
      if (grade !== undefined) matches.set(id, { id, grade, rank: rankOf.get(id) ?? 0 });
    }
  };
  // From the best way of being found to the worst: where there is enough of the better, the rest is not asked for.
  for (const { enough, candidates, sure } of waysToFind(db, kind, query))
    if (matches.size < enough) await take(await candidates(), sure);
  return [...matches.values()]
    .sort((a, b) => a.grade - b.grade || a.rank - b.rank || a.id - b.id)
    .slice(0, MOST);
}

interface Way {
  /** taken while there are fewer hits */
  enough: number;
  candidates: () => Promise<Candidate[]>;
  /** the grade of all that is found this way, where it need not be looked at */
  sure: Grade | undefined;
}

function waysToFind(db: Db, kind: Kind, query: Query): Way[] {
  const { whole, tokens } = query;
  const phrase = phraseOf(query);
  const way = (enough: number, candidates: Way['candidates'], sure?: Grade): Way => ({
    enough,
    candidates,
    sure,
  });
  // The sorts of terms tell the grade, so nothing found by a name's beginning is looked at again.
  const byReading = (candidates: Way['candidates'], grade: Grade): Way[] =>
    [...whole].every(isCharacter) ? [] : [way(MOST, candidates, grade)];
  const names = [
    way(MOST, () => withAll(db, kind, [WHOLE + whole]), grades.exact),
    ...byReading(() => withAll(db, kind, [WHOLE_READING + whole]), grades.exactByReading),
    way(MOST, () => beginningWith(db, kind, own, whole), grades.prefix),
    ...byReading(() => beginningWith(db, kind, reading, whole), grades.prefixByReading),
  ];
  return [
    // Nobody types a whole song.
    ...(kind === kinds.lyric ? [] : names),
    ...(phrase ? [way(MOST, () => containing(db, kind, [phrase]))] : []),
    ...(tokens.length > 1 ? [way(phrase ? SOME : MOST, () => containing(db, kind, tokens))] : []),
    ...(kind === kinds.lyric ? [] : [way(FEW, () => mistyped(db, kind, query))]),
  ];
}

/** Everything as one phrase, where it may be one: `jing ye si`, `静夜 思`. */
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

/** The sorts of a name's own terms, and those of its readings. */
const own = { whole: WHOLE, beginning: BEGINNING };
const reading = { whole: WHOLE_READING, beginning: BEGINNING_READING };

const beginningWith = (db: Db, kind: Kind, sorts: typeof own, whole: string): Promise<Candidate[]> =>
  [...whole].length <= BEGINNING_MAX
    ? withAll(db, kind, [sorts.beginning + whole])
    : beginning(db, kind, sorts.whole + whole);

/** Things that hold all tokens; read is the list of the one that is likely the rarest. */
async function containing(db: Db, kind: Kind, tokens: readonly Token[]): Promise<Candidate[]> {
  const places = tokens.flatMap((token) => placeOf(token) ?? []);
  const [rarest, ...others] = places.sort((a, b) => weightOf(b) - weightOf(a));
  if (!rarest) return [];
  const more = others.flatMap((place) => place.terms);
  return rarest.beginning === undefined
    ? withAll(db, kind, [...rarest.terms, ...more])
    : beginning(db, kind, rarest.beginning, more);
}

/** A character tells about as much as three letters. */
const weightOf = ({ terms, beginning: text }: { terms: string[]; beginning?: string }): number =>
  text === undefined
    ? Math.max(...terms.map((term) => (isCharacter(term) ? term.length * 3 : term.length)))
    : text.length;

async function mistyped(db: Db, kind: Kind, { whole, tokens }: Query): Promise<Candidate[]> {
  const words = new Set([whole, ...tokens.filter((token) => token.letters).map((token) => token.text)]);
  const found: Candidate[] = [];
  for (const word of words) {
    if (word.length < TYPO_MIN - 1 || word.length > 17 || [...word].some(isCharacter)) continue;
    found.push(
      ...(await withAny(
        db,
        kind,
        deletionKeys(word).map((key) => MISTYPED + key),
      )),
    );
  }
  return found;
}
