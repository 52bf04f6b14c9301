/** Blocks of the home page below the banners, in the default order. */
export const homeBlocks = [
  'continue',
  'daily',
  'recent',
  'playlists',
  'library',
  'exclusive',
  'new-songs',
  'mvs',
  'stations',
] as const;
export type HomeBlock = (typeof homeBlocks)[number];

const isBlock = (value: unknown): value is HomeBlock => homeBlocks.some((block) => block === value);

/**
 * Parses a persisted block order: drops unknown and repeated names, and inserts missing (newer) blocks at their
 * default index.
 */
export function parseBlockOrder(kept: unknown): HomeBlock[] {
  const order = [...new Set(Array.isArray(kept) ? kept.filter(isBlock) : [])];
  homeBlocks.forEach((block, index) => {
    if (!order.includes(block)) order.splice(index, 0, block);
  });
  return order;
}

/** Order with one block moved to another index; unchanged if out of range. */
export function moveBlock(order: readonly HomeBlock[], from: number, to: number): HomeBlock[] {
  const moved = order[from];
  if (moved === undefined || to < 0 || to >= order.length) return [...order];
  const rest = order.filter((_, index) => index !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}
