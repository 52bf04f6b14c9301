/** How high the things of a list were when they were drawn last, px, by their ids. */
export type Heights = Map<number, number>;

/** Lists whose heights are remembered. */
const LISTS_MAX = 8;

const lists = new Map<string, { width: number; heights: Heights }>();

/** The heights that a list had in a window of this width, so that Back finds a page as long as it was; none in another one. */
export function heightsFor(name: string): Heights {
  const width = window.innerWidth;
  const known = lists.get(name);
  const kept = known?.width === width ? known : { width, heights: new Map<number, number>() };
  lists.delete(name);
  lists.set(name, kept);
  const [oldest] = lists.keys();
  if (lists.size > LISTS_MAX && oldest !== undefined) lists.delete(oldest);
  return kept.heights;
}
