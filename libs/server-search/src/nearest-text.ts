import type { SearchKind } from '@qingyin/contract';
import type { Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import {
  deletionKeys,
  errorsBetween,
  joinUnits,
  possibleThirds,
  TWO_TYPOS_MIN,
  TYPO_MIN,
  type Unit,
  unitsOf,
} from '@qingyin/text';
import { chinese } from '@qingyin/text/chinese';
import { unpackTexts } from './pack-texts.ts';
import { runsOf } from './runs.ts';
import { loadDocuments, someWithAnyTerm, withAllTerms, withTermPrefix } from './search-candidates.ts';
import { type SearchCandidate, type SearchScope } from './search-scope.ts';
import { soundKeysOf, soundsOf } from './sound-keys.ts';
import { SOUND, THIRD, TYPO } from './term-marks.ts';

/** Maximum number of sounds of a word that are looked up. */
const SOUNDS = 4;
/** Least length in characters of a word that may be the beginning of a longer one. */
const BEGINNING_MIN = 3;
/** Maximum number of documents compared per kind. */
const COMPARED = 30;
const LONGEST_WORD = 18;

/** A text and how much it differs from a word; less is better. */
interface Similar {
  text: string;
  distance: number;
}

/**
 * The text of a name that is most similar to a word of a query, in the spelling of the name.
 *
 * @param kinds kinds of names, the most important first
 * @param run a run of characters, or one word of letters
 */
export async function nearestText(
  db: Db,
  kinds: readonly SearchKind[],
  viewer: Viewer,
  run: readonly Unit[],
): Promise<string | undefined> {
  const word = run[0]?.word ? run[0].text : undefined;
  let best: Similar | undefined;
  for (const kind of kinds) {
    const scope = { kind, viewer };
    const found = await (word === undefined ? withSound(db, scope, run) : withTypo(db, scope, word));
    const ids = [...new Set(found.map(({ id }) => id))].slice(0, COMPARED);
    const documents = new Map((await loadDocuments(db, kind, ids)).map((row) => [row.id, row.names]));
    for (const name of ids.flatMap((id) => unpackTexts(documents.get(id) ?? '')))
      for (const similar of similarTexts(name, run, word))
        if (!best || similar.distance < best.distance) best = similar;
  }
  return best?.text;
}

/** Documents with a run of characters of this sound, or with one that begins with it if there are none. */
async function withSound(db: Db, scope: SearchScope, run: readonly Unit[]): Promise<SearchCandidate[]> {
  const keys = soundKeysOf(run, SOUNDS);
  const found: SearchCandidate[] = [];
  for (const key of keys) found.push(...(await withAllTerms(db, scope, [SOUND + key])));
  if (found.length > 0 || run.length < BEGINNING_MIN) return found;
  for (const key of keys) found.push(...(await withTermPrefix(db, scope, SOUND + key)));
  return found;
}

async function withTypo(db: Db, scope: SearchScope, word: string): Promise<SearchCandidate[]> {
  // A missing letter turns a word of five letters into one of four.
  if (word.length < TYPO_MIN - 1 || word.length > LONGEST_WORD) return [];
  const keys = deletionKeys(word).map((key) => TYPO + key);
  const found = await someWithAnyTerm(db, scope, keys, COMPARED);
  if (found.length > 0 || word.length < TWO_TYPOS_MIN - 2) return found;
  const thirds = possibleThirds(word).map((key) => THIRD + key);
  return someWithAnyTerm(db, scope, thirds, COMPARED);
}

function similarTexts(name: string, run: readonly Unit[], word: string | undefined): Similar[] {
  return runsOf(unitsOf(name, chinese)).flatMap((other) => {
    const part = other.slice(0, run.length);
    const distance = word === undefined ? soundDistance(run, part) : typoDistance(word, other);
    if (distance === undefined || distance === 0) return [];
    const text = name.slice(part[0]?.start ?? 0, part.at(-1)?.end ?? 0);
    return [{ text, distance: distance + (other.length > part.length ? 0.5 : 0) }];
  });
}

/** Number of errors: at most one, in long words two. */
function typoDistance(word: string, other: readonly Unit[]): number | undefined {
  const [name] = other;
  if (!name?.word || name.text.length < TYPO_MIN) return undefined;
  const most = name.text.length >= TWO_TYPOS_MIN ? 2 : 1;
  if (Math.abs(name.text.length - word.length) > most) return undefined;
  const errors = errorsBetween(name.text, word);
  return errors <= most ? errors : undefined;
}

/** Distance of two runs: 1 for each character of the same pinyin, 2 for each of a neighbouring one. */
function soundDistance(run: readonly Unit[], other: readonly Unit[]): number | undefined {
  if (run.length !== other.length || joinUnits(run) === joinUnits(other)) return undefined;
  let sum = 0;
  for (const [at, unit] of run.entries()) {
    const against = other[at];
    if (!against) return undefined;
    if (unit.text === against.text) continue;
    if (unit.readings.some((reading) => against.readings.includes(reading))) sum += 1;
    else if (soundsOf(unit).some((sound) => soundsOf(against).includes(sound))) sum += 2;
    else return undefined;
  }
  return sum;
}
