import { expect, it, vi } from 'vitest';
import { createSkipReport } from './radio-skips.ts';

const setUp = (kind: string, features: readonly string[]) => {
  const send = vi.fn(() => Promise.resolve());
  const report = createSkipReport({
    source: () => ({ kind, id: 'DEFAULT' }),
    features: () => Promise.resolve(features),
    send,
  });
  return { report, send };
};

it('tells a service that learns from it', async () => {
  const { report, send } = setUp('fm', ['fm', 'fm-skip']);
  await report({ id: 5, seconds: 3 });
  expect(send).toHaveBeenCalledWith(5, 3);
});

it('tells nothing to a service that does not know the call', async () => {
  const { report, send } = setUp('fm', ['fm']);
  await report({ id: 5, seconds: 3 });
  expect(send).not.toHaveBeenCalled();
});

it('tells nothing when somebody has left the radio for something else', async () => {
  const { report, send } = setUp('playlist', ['fm-skip']);
  await report({ id: 5, seconds: 3 });
  expect(send).not.toHaveBeenCalled();
});
