import { type SearchKind, searchKinds } from '@qingyin/contract';
import {
  joinUnits,
  deletionKeys,
  thirdsOf,
  TWO_TYPOS_MIN,
  TYPO_MIN,
  type Unit,
  unitsOf,
} from '@qingyin/text';
import { chinese } from '@qingyin/text/chinese';
import { factTermsOf } from './fact-terms.ts';
import { readingsFrom } from './name-readings.ts';
import { runsOf } from './runs.ts';
import { soundKeysOf } from './sound-keys.ts';
import {
  GRAM_MAX,
  INITIALS_MAX,
  INNER_MAX,
  INNER_MIN,
  PREFIX,
  PREFIX_MAX,
  PREFIX_READING,
  READING_MAX,
  SOUND,
  THIRD,
  TYPO,
  WHOLE,
  WHOLE_READING,
} from './term-marks.ts';

/**
 * Version of the index; to be increased whenever a document produces other terms, so that the next start rebuilds
 * the index.
 */
export const INDEX_VERSION = 4;

const WHOLE_MAX = 40;
const TYPO_MAX = 16;
/** Minimum length of readings in lyrics; shorter ones match too many lines. */
const LYRIC_INNER_MIN = 4;
/** Least length of a run of characters in lyrics that is found by its sound. */
const LYRIC_SOUND_MIN = 4;
/** Maximum number of sounds per run; further heteronyms only count with their usual reading. */
const SOUNDS = 4;

export interface SearchDocument {
  kind: SearchKind;
  id: number;
  rank: number;
  names: readonly string[];
  others: readonly string[];
  /** texts of least weight: composers and further people, year, genres, label, names of file and folders */
  facts?: readonly string[];
}

/**
 * All index terms of a document. They depend on the document alone, so that the entries can be deleted again
 * without an index by id.
 */
export function indexTermsOf(doc: Pick<SearchDocument, 'kind' | 'names' | 'others' | 'facts'>): string[] {
  const terms = new Set<string>();
  const lyric = doc.kind === searchKinds.lyric;
  for (const name of doc.names) {
    const units = unitsOf(name, chinese);
    if (units.length === 0) continue;
    addGrams(terms, units, 1);
    if (!lyric) addWhole(terms, units);
    units.forEach((_, from) => addReadings(terms, units, from, lyric ? LYRIC_INNER_MIN : INNER_MIN));
    if (!lyric) addTypos(terms, units);
    addSounds(terms, units, lyric);
  }
  for (const name of doc.others) {
    const units = unitsOf(name, chinese);
    addGrams(terms, units, units.length === 1 ? 1 : 2);
    units.forEach((unit, from) => {
      if (from === 0 || unit.word) addReadings(terms, units, from, INNER_MIN);
    });
  }
  for (const fact of doc.facts ?? []) for (const term of factTermsOf(fact)) terms.add(term);
  return [...terms];
}

function addSounds(terms: Set<string>, units: readonly Unit[], lyric: boolean): void {
  for (const run of runsOf(units)) {
    if (lyric && run.length < LYRIC_SOUND_MIN) continue;
    for (const key of soundKeysOf(run, lyric ? 1 : SOUNDS)) terms.add(SOUND + key);
  }
}

function addWhole(terms: Set<string>, units: readonly Unit[]): void {
  const own = joinUnits(units);
  addForm(terms, own, WHOLE, PREFIX);
  const { full, initials } = readingsFrom(units, 0);
  for (const form of new Set([...full, ...initials]))
    if (form !== own) addForm(terms, form, WHOLE_READING, PREFIX_READING);
}

function addForm(terms: Set<string>, form: string, whole: string, beginning: string): void {
  const letters = [...form];
  terms.add(whole + letters.slice(0, WHOLE_MAX).join(''));
  for (let length = 1; length <= Math.min(PREFIX_MAX, letters.length); length += 1)
    terms.add(beginning + letters.slice(0, length).join(''));
}

function addGrams(terms: Set<string>, units: readonly Unit[], least: number): void {
  units.forEach((_, from) => {
    let gram = '';
    for (let length = 1; length <= GRAM_MAX; length += 1) {
      const next = units[from + length - 1];
      if (!next || next.word) return;
      gram += next.text;
      if (length >= least) terms.add(gram);
    }
  });
}

function addReadings(terms: Set<string>, units: readonly Unit[], from: number, least: number): void {
  const { full, initials } = readingsFrom(units, from);
  for (const reading of [
    ...full.map((text) => text.slice(0, READING_MAX)),
    ...initials.map((text) => text.slice(0, INITIALS_MAX)),
  ]) {
    if (reading.length < least) continue;
    terms.add(reading);
    for (let length = least; length <= Math.min(INNER_MAX, reading.length); length += 1)
      terms.add(reading.slice(0, length));
  }
}

function addTypos(terms: Set<string>, units: readonly Unit[]): void {
  const words = units.filter((unit) => unit.word).map((unit) => unit.text);
  if (units.length > 1) words.push(units.map((unit) => unit.readings[0] ?? unit.text).join(''));
  for (const word of words) {
    if (word.length < TYPO_MIN || word.length > TYPO_MAX) continue;
    for (const key of deletionKeys(word)) terms.add(TYPO + key);
    if (word.length >= TWO_TYPOS_MIN) for (const key of thirdsOf(word)) terms.add(THIRD + key);
  }
}
