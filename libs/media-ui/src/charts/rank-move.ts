/** Change of a rank between two editions of a chart. */
export interface RankMove {
  way: 'up' | 'down' | 'same' | 'new';
  /** number of places; 0 if the rank did not change */
  steps: number;
}

/** Change from `lastPlace` to `place` (both from 0); `lastPlace` is undefined or negative for new entries. */
export function rankMove(place: number, lastPlace: number | undefined): RankMove {
  if (lastPlace === undefined || lastPlace < 0) return { way: 'new', steps: 0 };
  const steps = Math.abs(lastPlace - place);
  if (steps === 0) return { way: 'same', steps };
  return { way: place < lastPlace ? 'up' : 'down', steps };
}
