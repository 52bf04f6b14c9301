import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('runs work one after the other, also after a failure', async () => {
  const order: string[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = inTurn(async () => {
    order.push('first begins');
    await held;
    order.push('first fails');
    throw new Error('failed');
  });
  const second = inTurn(() => Promise.resolve(order.push('second')));
  release();
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(order).toEqual(['first begins', 'first fails', 'second']);
});
