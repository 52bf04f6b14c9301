import type { Unit } from './units.ts';

/** Where a phrase was found. */
export interface Hit {
  /** first unit, and the one behind the last */
  from: number;
  to: number;
  /** true: as it is written, not by its reading */
  literal: boolean;
  /** true: the last unit was found whole */
  whole: boolean;
  /** letters of the last unit, where it was not */
  begun: number;
}

/** More than this is no reading of a name that anybody types. */
const MAX_PHRASE = 80;

/**
 * Looks for a phrase that begins at one unit: characters by themselves, by a reading or by its first letter, in any
 * mixture, the last one perhaps unfinished (`jingye s`); every reading of a heteronym is tried.
 */
export function phraseAt(units: readonly Unit[], from: number, phrase: string): Hit | undefined {
  if (!phrase || phrase.length > MAX_PHRASE) return undefined;
  const dead = new Set<number>();
  const follow = (index: number, at: number, literal: boolean): Hit | undefined => {
    if (at === phrase.length) return { from, to: index, literal, whole: true, begun: 0 };
    const unit = units[index];
    if (!unit || dead.has(index * 2 * MAX_PHRASE + at * 2 + Number(literal))) return undefined;
    const rest = phrase.slice(at);
    const unfinished = (): Hit => ({
      from,
      to: index + 1,
      literal: literal && unit.word,
      whole: false,
      begun: rest.length,
    });
    const found =
      (rest.startsWith(unit.text) && follow(index + 1, at + unit.text.length, literal)) ||
      (unit.word && unit.text.startsWith(rest) && unfinished()) ||
      first(unit.readings, (reading) =>
        rest.startsWith(reading) ? follow(index + 1, at + reading.length, false) : undefined,
      ) ||
      (unit.readings.some((reading) => rest.length > 1 && reading.startsWith(rest)) && unfinished()) ||
      first(unit.word ? [unit.text] : unit.readings, (reading) =>
        rest[0] === reading[0] ? follow(index + 1, at + 1, false) : undefined,
      );
    if (found) return found;
    dead.add(index * 2 * MAX_PHRASE + at * 2 + Number(literal));
    return undefined;
  };
  return follow(from, 0, true);
}

function first<T, R>(list: readonly T[], look: (item: T) => R | undefined): R | undefined {
  for (const item of list) {
    const found = look(item);
    if (found) return found;
  }
  return undefined;
}

/** The first place a phrase is found at, one in which it is written as typed before all others. */
export function findPhrase(units: readonly Unit[], phrase: string): Hit | undefined {
  let other: Hit | undefined;
  for (let from = 0; from < units.length; from += 1) {
    const hit = phraseAt(units, from, phrase);
    if (hit?.literal) return hit;
    other ??= hit;
  }
  return other;
}
