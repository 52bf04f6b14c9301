import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('work of one library runs one after the other, of others at once, also after a failure', async () => {
  const order: string[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = inTurn(1, async () => {
    order.push('first begins');
    await held;
    order.push('first fails');
    throw new Error('failed');
  });
  const second = inTurn(1, () => Promise.resolve(order.push('second')));
  await inTurn(2, () => Promise.resolve(order.push('other library')));
  release();
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(order).toEqual(['first begins', 'other library', 'first fails', 'second']);
});
