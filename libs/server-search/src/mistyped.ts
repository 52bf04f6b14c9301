import { deletionKeys, isCharacter, type Query, type Token, TYPO_MIN } from '@qingyin/text';
import type { Db } from '@qingyin/server-db';
import { rarestFirst } from './rarest-first.ts';
import { countAnyTerm, withAnyTerm, withTermsAndAny } from './search-candidates.ts';
import { type SearchCandidate, type SearchScope } from './search-scope.ts';
import { termLookupOf } from './term-lookup.ts';
import { TYPO } from './term-marks.ts';

const LONGEST = 17;
/** Entries of a mistyped word that are all compared with the query; more are narrowed by its other words. */
const MANY = 1000;

/** Entities that one word of a query, or all of it as one word, finds with a typing error. */
export async function mistyped(
  db: Db,
  scope: SearchScope,
  { whole, tokens }: Query,
): Promise<SearchCandidate[]> {
  const found: SearchCandidate[] = [];
  if (isCorrected(whole)) found.push(...(await withAnyTerm(db, scope, keysOf(whole))));
  for (const token of tokens) {
    if (!token.letters || token.text === whole || !isCorrected(token.text)) continue;
    found.push(...(await mistypedToken(db, scope, keysOf(token.text), without(tokens, token))));
  }
  return found;
}

const isCorrected = (word: string): boolean =>
  word.length >= TYPO_MIN - 1 && word.length <= LONGEST && ![...word].some(isCharacter);

const keysOf = (word: string): string[] => deletionKeys(word).map((key) => TYPO + key);

const without = (tokens: readonly Token[], token: Token): Token[] =>
  tokens.filter((other) => other !== token);

async function mistypedToken(
  db: Db,
  scope: SearchScope,
  keys: readonly string[],
  others: readonly Token[],
): Promise<SearchCandidate[]> {
  if ((await countAnyTerm(db, scope.kind, keys, MANY)) < MANY) return withAnyTerm(db, scope, keys);
  // A common word: the others must be right, and the rarest of them is read.
  const places = await rarestFirst(
    db,
    scope.kind,
    others.flatMap((other) => termLookupOf(other) ?? []),
  );
  const terms = places.flatMap(({ lookup }) => lookup.terms);
  return terms.length > 0 ? withTermsAndAny(db, scope, terms, keys) : [];
}
