import type { Unit } from '@qingyin/text';

/** Splits units into words, each alone, and runs of adjacent characters. */
export function runsOf(units: readonly Unit[]): Unit[][] {
  const runs: Unit[][] = [];
  let last: Unit | undefined;
  for (const unit of units) {
    const run = last && !last.word && !unit.word && last.end === unit.start ? runs.at(-1) : undefined;
    if (run) run.push(unit);
    else runs.push([unit]);
    last = unit;
  }
  return runs;
}
