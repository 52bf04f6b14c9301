import type { Unit } from '@qingyin/text';

/** Maximum number of reading variants per name; further heteronyms only get their usual reading. */
const MAX_VARIANTS = 6;
/** Maximum number of units in a reading. */
const MAX_UNITS = 12;

export interface NameReadings {
  /** full pinyin: `jingyesi` */
  full: string[];
  /** initials: `jys` */
  initials: string[];
}

const choices = (unit: Unit): readonly string[] => (unit.readings.length ? unit.readings : [unit.text]);

/**
 * Readings of a name from one of its units on: with the usual readings, and with alternative readings of
 * heteronyms. Ends at the first unit without readings; empty if that is the first one.
 */
export function readingsFrom(units: readonly Unit[], from: number): NameReadings {
  const run: Unit[] = [];
  for (const unit of units.slice(from, from + MAX_UNITS)) {
    if (!unit.word && unit.readings.length === 0) break;
    run.push(unit);
  }
  if (run.length === 0) return { full: [], initials: [] };
  let variants: string[][] = [[]];
  for (const unit of run) {
    const [usual = '', ...others] = choices(unit);
    const grown = variants.map((variant) => [...variant, usual]);
    const free = MAX_VARIANTS - grown.length;
    const more = others
      .flatMap((reading) => variants.map((variant) => [...variant, reading]))
      .slice(0, Math.max(0, free));
    variants = [...grown, ...more];
  }
  return {
    full: [...new Set(variants.map((variant) => variant.join('')))],
    initials:
      run.length < 2
        ? []
        : [...new Set(variants.map((variant) => variant.map((part) => part[0] ?? '').join('')))],
  };
}
