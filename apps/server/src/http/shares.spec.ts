import { expect, it, vi } from 'vitest';
import { createShares, type Entry } from './shares.ts';

const isIn = (entry: Entry): boolean => typeof entry !== 'string';
const leave = (entry: Entry): void => {
  if (typeof entry !== 'string') entry.leave();
};

it('limits the places of one caller and leaves the rest to others', () => {
  const shares = createShares({ places: 4, each: 2, onFull: () => {} });
  const first = shares.enter('user 1');
  expect([isIn(first), isIn(shares.enter('user 1')), shares.enter('user 1')]).toEqual([
    true,
    true,
    'own-taken',
  ]);
  expect([isIn(shares.enter('user 2')), isIn(shares.enter('from 192.0.2.1'))]).toEqual([true, true]);
  leave(first);
  expect(isIn(shares.enter('user 1'))).toBe(true);
});

it('reports when all places are taken', () => {
  const onFull = vi.fn();
  const shares = createShares({ places: 2, each: 1, onFull });
  shares.enter('user 1');
  shares.enter('user 2');
  expect(shares.enter('user 3')).toBe('all-taken');
  expect(onFull).toHaveBeenCalledOnce();
});

it('frees a place only once when it is left repeatedly', () => {
  const shares = createShares({ places: 2, each: 2, onFull: () => {} });
  const first = shares.enter('user 1');
  shares.enter('user 1');
  leave(first);
  leave(first);
  expect([isIn(shares.enter('user 2')), shares.enter('user 2')]).toEqual([true, 'all-taken']);
});
