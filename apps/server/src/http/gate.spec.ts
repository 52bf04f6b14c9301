import { expect, it, vi } from 'vitest';
import { createGate } from './gate.ts';

it('admits calls up to the limit, and the next one after one has left', () => {
  const gate = createGate(2, () => {});
  expect([gate.enter(), gate.enter(), gate.enter(), gate.enter()]).toEqual([true, true, false, false]);
  gate.leave();
  expect([gate.enter(), gate.enter()]).toEqual([true, false]);
});

it('reports a reached limit at most once in ten seconds', () => {
  let time = 0;
  const onFull = vi.fn();
  const gate = createGate(1, onFull, () => time);
  gate.enter();
  expect(onFull).not.toHaveBeenCalled();
  for (time = 0; time < 10_000; time += 1000) gate.enter();
  expect(onFull).toHaveBeenCalledOnce();
  gate.enter();
  expect(onFull).toHaveBeenCalledTimes(2);
});
