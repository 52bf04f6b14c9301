export interface Move {
  way: 'up' | 'down' | 'same' | 'new';
  /** places; 0 where it did not move */
  steps: number;
}

/** How something came to its `place` (from 0); `lastPlace` is absent or below 0 for what was not in the chart. */
export function moveOf(place: number, lastPlace: number | undefined): Move {
  if (lastPlace === undefined || lastPlace < 0) return { way: 'new', steps: 0 };
  const steps = Math.abs(lastPlace - place);
  if (steps === 0) return { way: 'same', steps };
  return { way: place < lastPlace ? 'up' : 'down', steps };
}
