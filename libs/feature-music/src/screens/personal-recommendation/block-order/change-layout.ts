import type { HomeBlock, HomeLayout } from './block-order.ts';

/** Order with one block moved to another index; unchanged if out of range. */
export function moveBlock(order: readonly HomeBlock[], from: number, to: number): HomeBlock[] {
  const moved = order[from];
  if (moved === undefined || to < 0 || to >= order.length) return [...order];
  const rest = order.filter((_, index) => index !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/** Layout with a block hidden, or shown again. */
export const toggleBlock = ({ order, hidden }: HomeLayout, block: HomeBlock): HomeLayout => ({
  order,
  hidden: hidden.includes(block) ? hidden.filter((each) => each !== block) : [...hidden, block],
});
