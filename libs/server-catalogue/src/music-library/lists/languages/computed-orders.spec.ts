import { type Db, openDb } from '@qingyin/server-db';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../../song-access.ts';
import { insertAlbums, insertArtists, insertLibrary } from '../../testing/library-rows.ts';
import { currentSnapshot } from '../current-snapshot.ts';
import { currentSnapshotIn } from './snapshot-in.ts';

const computed = vi.hoisted(() => ({ languages: [] as string[], now: 0, most: 0 }));
vi.mock(import('./order-snapshot.ts'), async (original) => {
  const { orderSnapshot } = await original();
  return {
    async orderSnapshot(db, snapshot, key) {
      computed.languages.push(key);
      computed.now += 1;
      computed.most = Math.max(computed.most, computed.now);
      return orderSnapshot(db, snapshot, key).finally(() => (computed.now -= 1));
    },
  };
});

const VIEWER: Viewer = { userId: 7, libraries: [1] };
let db: Db;

beforeEach(async () => {
  Object.assign(computed, { languages: [], now: 0, most: 0 });
  db = await openDb(':memory:');
  await insertLibrary(db, 1);
  await insertArtists(db, { 1: 'Яма' });
  await insertAlbums(db, [{ no: 1, name: 'Ёж' }]);
});
afterEach(async () => {
  vi.useRealTimers();
  await db.destroy();
});

const rename = (name: string) => db.updateTable('library_song').set({ sort_key: name }).execute();

describe('orders of languages', () => {
  it('are computed one at a time, and once for all who wait for them', async () => {
    const languages = ['ru', 'uk', 'sv', 'da', 'cs', 'pl', 'fi', 'tr', 'ja', 'ko'];
    const asked = [...languages, ...languages].map((locale) => currentSnapshotIn(db, VIEWER, locale));
    const snapshots = await Promise.all(asked);
    expect(new Set(snapshots).size).toBe(languages.length);
    expect(computed).toEqual({ languages, now: 0, most: 1 });
  });

  it('are not computed for callers who hear nothing', async () => {
    const nobody: Viewer = { userId: null, libraries: [] };
    expect(await currentSnapshotIn(db, nobody, 'ru')).toBe(await currentSnapshot(db));
    expect(computed.languages).toEqual([]);
  });

  it('include a change that was made while they were computed', async () => {
    const begun = currentSnapshotIn(db, VIEWER, 'ru');
    await vi.waitFor(() => expect(computed.now).toBe(1), { interval: 0 });
    await rename('other');
    const next = await currentSnapshotIn(db, VIEWER, 'ru');
    expect(next.base).toBe(await currentSnapshot(db));
    expect((await begun).base).not.toBe(next.base);
    expect(await currentSnapshotIn(db, VIEWER, 'ru')).toBe(next);
    expect(computed).toMatchObject({ languages: ['ru', 'ru'], most: 1 });
  });

  it('of a large library are at most half a minute old during a scan', async () => {
    const inRussian = async (name: string) => {
      await rename(name);
      return currentSnapshotIn(db, VIEWER, 'ru', 0);
    };
    await db.updateTable('music_file').set({ state: 'pending' }).execute();
    const first = await inRussian('a');
    expect(await inRussian('b')).toBe(first);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 31_000);
    const second = await inRussian('c');
    expect(second).not.toBe(first);
    expect(await inRussian('d')).toBe(second);
    await db.updateTable('music_file').set({ state: 'read' }).execute();
    expect((await inRussian('e')).base).toBe(await currentSnapshot(db));
    expect(computed.languages).toEqual(['ru', 'ru', 'ru']);
  });

  it('of a small library show a change at once during a scan', async () => {
    await db.updateTable('music_file').set({ state: 'pending' }).execute();
    for (const name of ['a', 'b']) {
      await rename(name);
      expect((await currentSnapshotIn(db, VIEWER, 'ru')).base).toBe(await currentSnapshot(db));
    }
    expect(computed.languages).toEqual(['ru', 'ru']);
  });
});
