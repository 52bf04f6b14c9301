import type { Queue } from './queue.ts';
import { currentEntry } from './queue.ts';

/**
 * The order of 随机播放. `past` is the way back, `upcoming` what this round still owes: every entry is
 * drawn once per round. The current entry is in neither.
 */
export interface ShuffleOrder {
  readonly past: readonly number[];
  readonly upcoming: readonly number[];
}

export const noOrder: ShuffleOrder = { past: [], upcoming: [] };

/** How far back 上一首 remembers, so that a radio left on for a week does not grow without end. */
export const PAST_LIMIT = 1000;

/** Fisher-Yates: each order is equally likely when `random` is fair. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1));
    const held = result[last];
    const other = result[pick];
    if (held === undefined || other === undefined) continue;
    result[last] = other;
    result[pick] = held;
  }
  return result;
}

/** A fresh round: everything but the current entry, in random order. */
export function newRound(queue: Queue, random: () => number): ShuffleOrder {
  const current = currentEntry(queue)?.key;
  const others = queue.entries.filter((entry) => entry.key !== current).map((entry) => entry.key);
  return { past: [], upcoming: shuffled(others, random) };
}

/** When the round is used up, deals the next one. It never begins with the song that just played. */
export function withUpcoming(order: ShuffleOrder, queue: Queue, random: () => number): ShuffleOrder {
  if (order.upcoming.length > 0 || queue.entries.length === 0) return order;
  const dealt = shuffled(
    queue.entries.map((entry) => entry.key),
    random,
  );
  const [first, ...rest] = dealt;
  const repeats = first !== undefined && rest.length > 0 && first === currentEntry(queue)?.key;
  return { ...order, upcoming: repeats ? [...rest, first] : dealt };
}

/** The order after going on to the first of `upcoming`. */
export function stepForward(order: ShuffleOrder, left: number | undefined): ShuffleOrder {
  return { past: remember(order.past, left), upcoming: order.upcoming.slice(1) };
}

/** The order after going back to the last of `past`; the entry that was left will come next again. */
export function stepBack(order: ShuffleOrder, left: number | undefined): ShuffleOrder {
  return {
    past: order.past.slice(0, -1),
    upcoming: left === undefined ? order.upcoming : [left, ...order.upcoming],
  };
}

/** The order after the listener picked `key` by hand: it is played now, so this round no longer owes it. */
export function jumpInOrder(order: ShuffleOrder, left: number | undefined, key: number): ShuffleOrder {
  return { past: remember(order.past, left), upcoming: order.upcoming.filter((other) => other !== key) };
}

/** New entries: right away (play next) or anywhere in the rest of the round (enqueue). */
export function addToOrder(
  order: ShuffleOrder,
  keys: readonly number[],
  where: 'first' | 'anywhere',
  random: () => number,
): ShuffleOrder {
  if (where === 'first') return { ...order, upcoming: [...keys, ...order.upcoming] };
  const upcoming = [...order.upcoming];
  for (const key of keys) upcoming.splice(Math.floor(random() * (upcoming.length + 1)), 0, key);
  return { ...order, upcoming };
}

/** Forgets an entry that left the queue or became current by taking a removed one's place. */
export function dropFromOrder(order: ShuffleOrder, ...keys: (number | undefined)[]): ShuffleOrder {
  const stays = (key: number): boolean => !keys.includes(key);
  return { past: order.past.filter(stays), upcoming: order.upcoming.filter(stays) };
}

function remember(past: readonly number[], left: number | undefined): readonly number[] {
  return left === undefined ? past : [...past, left].slice(-PAST_LIMIT);
}
