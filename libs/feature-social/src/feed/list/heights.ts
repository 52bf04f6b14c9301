/** How high posts were when they were drawn last, px. */
export type Heights = Map<number, number>;

const lists = new Map<string, { width: number; heights: Heights }>();

/** The heights that a list had in a window of this width; none in another one. */
export function heightsFor(name: string): Heights {
  const width = window.innerWidth;
  const known = lists.get(name);
  if (known?.width === width) return known.heights;
  const heights: Heights = new Map();
  lists.set(name, { width, heights });
  return heights;
}
