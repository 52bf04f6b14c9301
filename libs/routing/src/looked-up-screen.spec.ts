import { expect, it, vi } from 'vitest';
import { lookedUpScreen } from './looked-up-screen.ts';

it('loads data and code of the screen of its path', async () => {
  const [load, route] = [vi.fn(), { path: '/fm' }];
  const screen = lookedUpScreen('/fm', () =>
    Promise.resolve({ '/fm': { load, view: () => Promise.resolve(route as never) } }),
  );
  await screen.load?.({ loggedIn: true } as never);
  expect(load).toHaveBeenCalledWith({ loggedIn: true });
  expect(await screen.view()).toBe(route);
});

it('leaves the data to the screen, and rejects, when the table does not load', async () => {
  const screen = lookedUpScreen('/fm', () => Promise.reject(new Error('lost')));
  await expect(screen.load?.(undefined as never)).resolves.toBeUndefined();
  await expect(screen.view()).rejects.toThrow('lost');
});

it('rejects for a table without the screen', async () => {
  await expect(lookedUpScreen('/fm', () => Promise.resolve({})).view()).rejects.toThrow('no screen for /fm');
});
