import { findPhrase, phraseAt } from './phrase.ts';
import type { Query, Token } from './query.ts';
import { TYPO_MIN, withinOneError } from './typo.ts';
import type { Unit } from './units.ts';

/** Relevance grades of search results; less is better. */
export const grades = {
  exact: 0,
  exactByReading: 1,
  prefix: 2,
  prefixByReading: 3,
  inside: 4,
  insideByReading: 5,
  scattered: 6,
  byFacts: 7,
  mistyped: 8,
} as const;

export type Grade = (typeof grades)[keyof typeof grades];

/**
 * Grades a search result; undefined when it does not match.
 *
 * @param names its names
 * @param readOthers further texts, such as a song's artists; read only when no name matches
 * @param readFacts texts of least weight, such as a song's year; read only when names and others do not match
 */
export function gradeOf(
  query: Query,
  names: readonly (readonly Unit[])[],
  readOthers: () => readonly (readonly Unit[])[] = () => [],
  readFacts: () => readonly (readonly Unit[])[] = () => [],
): Grade | undefined {
  const best = names.reduce<Grade | undefined>(
    (least, units) => lesser(least, gradeOfName(query, units)),
    undefined,
  );
  if (best !== undefined) return best;
  const others = readOthers();
  const all = [...names, ...others];
  const hasPhrase = (texts: readonly (readonly Unit[])[], phrase: string): boolean =>
    texts.some((units) => findPhrase(units, phrase) !== undefined);
  const holds = (token: Token): boolean => hasPhrase(all, token.text);
  if (query.tokens.length && query.tokens.every(holds)) return grades.scattered;
  if (hasPhrase(others, query.whole)) return grades.scattered;
  const facts = readFacts();
  if (facts.length && query.tokens.every((token) => holds(token) || hasPhrase(facts, token.text)))
    return grades.byFacts;
  if (hasPhrase(facts, query.whole)) return grades.byFacts;
  const nearly = (token: Token): boolean =>
    holds(token) || all.some((units) => mistypedIn(units, token).length > 0);
  if (query.tokens.length && query.tokens.every(nearly)) return grades.mistyped;
  return names.some((units) => nearlyWhole(units, query.whole)) ? grades.mistyped : undefined;
}

const lesser = (a: Grade | undefined, b: Grade | undefined): Grade | undefined =>
  a === undefined || (b !== undefined && b < a) ? b : a;

function gradeOfName({ whole }: Query, units: readonly Unit[]): Grade | undefined {
  const start = phraseAt(units, 0, whole);
  if (start) {
    const exact = start.whole && start.to === units.length;
    if (exact) return start.literal ? grades.exact : grades.exactByReading;
    return start.literal ? grades.prefix : grades.prefixByReading;
  }
  const hit = findPhrase(units, whole);
  return hit && (hit.literal ? grades.inside : grades.insideByReading);
}

/** Words that match a token of letters with one typing error. */
export function mistypedIn(units: readonly Unit[], token: Token): Unit[] {
  // A missing letter turns a word of five letters into one of four.
  if (!token.letters || token.text.length < TYPO_MIN - 1) return [];
  return units.filter(
    (unit) => unit.word && unit.text.length >= TYPO_MIN && withinOneError(unit.text, token.text),
  );
}

/** Whether the whole name in pinyin matches with one typing error. */
function nearlyWhole(units: readonly Unit[], whole: string): boolean {
  if (whole.length < TYPO_MIN || units.length < 2) return false;
  return withinOneError(units.map((unit) => unit.readings[0] ?? unit.text).join(''), whole);
}
