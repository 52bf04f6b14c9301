import { expect, it } from 'vitest';
import { rankTexts } from './rank-texts.ts';
import { rankNumbers, stableOrder } from './stable-order.ts';

const BY_ID = Int32Array.from([0, 1, 2, 3]);

it('sorts by rank and keeps the order of equal ones', () => {
  expect([...stableOrder(BY_ID, [2, 0, 2, 0])]).toEqual([1, 3, 0, 2]);
  expect([...stableOrder(BY_ID, [2, 0, 2, 0], true)]).toEqual([0, 2, 1, 3]);
  expect([...stableOrder(new Int32Array(), [])]).toEqual([]);
});

it('sorts a part of the indices', () => {
  expect([...stableOrder(Int32Array.from([3, 1]), [0, 1, 2, 9])]).toEqual([1, 3]);
});

it('ranks numbers without gaps', () => {
  expect([...rankNumbers([30, -1, 30, 2026])]).toEqual([1, 0, 1, 2]);
});

it('ranks texts by their code units', async () => {
  expect([...(await rankTexts(['b', '', 'a', 'b', 'ä', 'aa']))]).toEqual([3, 0, 1, 3, 4, 2]);
});

it('ranks many texts with the same beginning as sorting does', async () => {
  const texts = Array.from({ length: 9000 }, (_, at) => `wo ${(at * 7919) % 9000}`);
  const sorted = [...texts].sort();
  const ranks = await rankTexts([...texts, 'wo ', 'wo']);
  const found = new Array<string>(texts.length);
  texts.forEach((text, at) => (found[(ranks[at] ?? 0) - 2] = text));
  expect(found).toEqual(sorted);
  expect(ranks[texts.length + 1]).toBe(0);
});
