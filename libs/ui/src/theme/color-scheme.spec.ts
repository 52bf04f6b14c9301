import { describe, expect, it, vi } from 'vitest';
import { type ColorScheme, createColorSchemeStore } from './color-scheme.ts';

const keeping = (kept: unknown) => ({
  load: async () => kept,
  save: vi.fn(async (_: ColorScheme) => undefined),
});

describe('colour scheme', () => {
  it('is auto until a user chooses one', () => {
    expect(createColorSchemeStore(keeping(undefined), { cookie: '' }).get()).toBe('auto');
  });

  it('starts from the cookie, before storage is read', () => {
    expect(createColorSchemeStore(keeping(undefined), { cookie: 'a=1; qy_scheme=dark' }).get()).toBe('dark');
    expect(createColorSchemeStore(keeping(undefined), { cookie: 'qy_scheme=pink' }).get()).toBe('auto');
  });

  it('persists the choice and mirrors it in the cookie', () => {
    const storage = keeping(undefined);
    const document = { cookie: '' };
    const store = createColorSchemeStore(storage, document);
    const listener = vi.fn();
    store.subscribe(listener);
    store.set('dark');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(document.cookie).toMatch(/^qy_scheme=dark; path=\/;/);
    expect(storage.save).toHaveBeenCalledWith('dark');
  });

  it('is restored from storage if the cookie was cleared, but never over a newer choice', async () => {
    const lost = createColorSchemeStore(keeping('dark'), { cookie: '' });
    await lost.restore();
    expect(lost.get()).toBe('dark');
    const fresh = createColorSchemeStore(keeping('dark'), { cookie: '' });
    const restoring = fresh.restore();
    fresh.set('light');
    await restoring;
    expect(fresh.get()).toBe('light');
  });

  it('works without storage', async () => {
    const broken = {
      load: () => Promise.reject(new Error('no')),
      save: () => Promise.reject(new Error('no')),
    };
    const store = createColorSchemeStore(broken, { cookie: '' });
    await store.restore();
    store.set('light');
    expect(store.get()).toBe('light');
  });
});
