/** The blocks of the home page below the banners, in the order a newcomer sees them. */
export const homeBlocks = ['daily', 'playlists', 'exclusive', 'new-songs', 'mvs', 'stations'] as const;
export type HomeBlock = (typeof homeBlocks)[number];

const isBlock = (value: unknown): value is HomeBlock => homeBlocks.some((block) => block === value);

/**
 * What was kept, made safe: unknown and repeated names go, and a block that is newer than what was kept comes
 * in at its usual place.
 */
export function readOrder(kept: unknown): HomeBlock[] {
  const order = [...new Set(Array.isArray(kept) ? kept.filter(isBlock) : [])];
  homeBlocks.forEach((block, index) => {
    if (!order.includes(block)) order.splice(index, 0, block);
  });
  return order;
}

/** The order with one block moved to another index; out of range moves nothing. */
export function moveBlock(order: readonly HomeBlock[], from: number, to: number): HomeBlock[] {
  const moved = order[from];
  if (moved === undefined || to < 0 || to >= order.length) return [...order];
  const rest = order.filter((_, index) => index !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}
