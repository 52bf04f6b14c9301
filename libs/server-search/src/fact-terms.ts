import { joinUnits, type Token, type Unit, unitsOf } from '@qingyin/text';
import { chinese } from '@qingyin/text/chinese';
import { readingsFrom } from './name-readings.ts';
import { runsOf } from './runs.ts';
import type { TermLookup } from './term-lookup.ts';
import { FACT, INITIALS_MAX, INNER_MAX, READING_MAX } from './term-marks.ts';

/** Maximum number of pairs of characters that are looked up. */
const PAIRS = 4;

/**
 * Index terms of a fact, such as a genre or the name of a folder: fewer than those of names, because facts of many
 * songs are equal. Words and readings have their first four letters and the whole, characters are indexed in pairs.
 */
export function factTermsOf(fact: string): Set<string> {
  const terms = new Set<string>();
  const units = unitsOf(fact, chinese);
  for (const run of runsOf(units)) addRun(terms, run);
  if (units.length > 1 && units.every((unit) => unit.word)) addWord(terms, joinUnits(units));
  return terms;
}

function addRun(terms: Set<string>, run: readonly Unit[]): void {
  const [first] = run;
  if (first?.word) return addWord(terms, first.text);
  for (const pair of pairsOf(run.map((unit) => unit.text))) terms.add(FACT + pair);
  const {
    full: [reading],
    initials: [initials],
  } = readingsFrom(run, 0);
  if (reading !== undefined) addWord(terms, reading);
  if (initials !== undefined) terms.add(FACT + initials.slice(0, INITIALS_MAX));
}

function addWord(terms: Set<string>, text: string): void {
  if (text.length < 2) return;
  terms.add(FACT + text.slice(0, INNER_MAX));
  terms.add(FACT + text.slice(0, READING_MAX));
}

/** Adjacent characters; the character itself if there is only one. */
const pairsOf = (characters: readonly string[]): string[] =>
  characters.length === 1
    ? [...characters]
    : characters.slice(1).map((character, at) => (characters[at] ?? '') + character);

/** Terms, without the mark of facts, that find a token in facts; undefined for a single letter. */
export function factLookupOf({ text, letters }: Token): TermLookup | undefined {
  if (!letters) return { terms: pairsOf([...text]).slice(0, PAIRS) };
  if (text.length < 2) return undefined;
  return text.length <= INNER_MAX
    ? { terms: [text] }
    : { terms: [text.slice(0, INNER_MAX)], beginning: text.slice(0, READING_MAX) };
}
