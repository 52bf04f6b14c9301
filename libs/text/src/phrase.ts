import type { Unit } from './units.ts';

/** A match of a phrase. */
export interface PhraseMatch {
  /** index of the first unit, and the one behind the last */
  from: number;
  to: number;
  /** true: matched as written, not by a reading */
  literal: boolean;
  /** true: the last unit matched completely */
  whole: boolean;
  /** number of matched letters of the last unit, if incomplete */
  begun: number;
}

/** Longest phrase that is searched for, characters. */
const MAX_PHRASE = 80;

/**
 * Matches a phrase at a unit: characters literally, by a reading or by its first letter, in any mixture, the last
 * one possibly incomplete (`jingye s`). All readings of a heteronym are tried.
 */
export function phraseAt(units: readonly Unit[], from: number, phrase: string): PhraseMatch | undefined {
  if (!phrase || phrase.length > MAX_PHRASE) return undefined;
  const dead = new Set<number>();
  const follow = (index: number, at: number, literal: boolean): PhraseMatch | undefined => {
    if (at === phrase.length) return { from, to: index, literal, whole: true, begun: 0 };
    const unit = units[index];
    if (!unit || dead.has(index * 2 * MAX_PHRASE + at * 2 + Number(literal))) return undefined;
    const rest = phrase.slice(at);
    const unfinished = (): PhraseMatch => ({
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

/** The first match of a phrase; literal matches have priority. */
export function findPhrase(units: readonly Unit[], phrase: string): PhraseMatch | undefined {
  let other: PhraseMatch | undefined;
  for (let from = 0; from < units.length; from += 1) {
    const hit = phraseAt(units, from, phrase);
    if (hit?.literal) return hit;
    other ??= hit;
  }
  return other;
}
