import type { Unit } from '@qingyin/text';

/** Ways of reading one name that are kept; a name with more heteronyms is found by the usual readings of the rest. */
const MAX_VARIANTS = 6;
/** A reading goes no further than this many units. */
const MAX_UNITS = 12;

export interface Readings {
  /** in full: `jingyesi` */
  full: string[];
  /** first letters: `jys` */
  initials: string[];
}

const choices = (unit: Unit): readonly string[] => (unit.readings.length ? unit.readings : [unit.text]);

/**
 * How a name is typed in letters from one of its units on: with the usual readings, and with each heteronym read
 * otherwise. Nothing for runs of characters without readings.
 */
export function readingsFrom(units: readonly Unit[], from: number): Readings {
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
