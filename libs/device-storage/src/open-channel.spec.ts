import { expect, it, vi } from 'vitest';
import { openChannel } from './open-channel.ts';

it('opens a channel to the other pages', async () => {
  const [one, other] = [openChannel('c'), openChannel('c')];
  const heard = new Promise((resolve) => other?.addEventListener('message', ({ data }) => resolve(data)));
  one?.postMessage('hello');
  expect(await heard).toBe('hello');
  one?.close();
  other?.close();
});

it.each([
  ['missing', undefined],
  [
    'refused',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  ],
])('returns null for a %s BroadcastChannel', (_what, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  expect(openChannel('c')).toBeNull();
});
