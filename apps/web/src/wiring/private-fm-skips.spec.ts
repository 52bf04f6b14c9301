import { expect, it, vi } from 'vitest';
import { createSkipReport } from './private-fm-skips.ts';

const setUp = (kind: string, features: readonly string[]) => {
  const send = vi.fn(() => Promise.resolve());
  const report = createSkipReport({
    source: () => ({ kind, id: 'DEFAULT' }),
    features: () => Promise.resolve(features),
    send,
  });
  return { report, send };
};

it('reports a skip to a service with the capability', async () => {
  const { report, send } = setUp('fm', ['fm', 'fm-skip']);
  await report({ id: 5, seconds: 3 });
  expect(send).toHaveBeenCalledWith(5, 3);
});

it('reports nothing to a service without the capability', async () => {
  const { report, send } = setUp('fm', ['fm']);
  await report({ id: 5, seconds: 3 });
  expect(send).not.toHaveBeenCalled();
});

it('reports nothing if the user started another queue', async () => {
  const { report, send } = setUp('playlist', ['fm-skip']);
  await report({ id: 5, seconds: 3 });
  expect(send).not.toHaveBeenCalled();
});
