import { type Db, openDb } from '@qingyin/server-db';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MusicLibraries } from '../music-libraries.ts';
import { createMusicLibraries } from './create-music-libraries.ts';
import type { LibraryFollower } from './follow-library.ts';

let db: Db;
let libraries: MusicLibraries | undefined;
beforeEach(async () => {
  db = await openDb(':memory:');
});
afterEach(async () => {
  await libraries?.stop();
  libraries = undefined;
  await db.destroy();
});

const run = vi.fn(() => Promise.resolve({ found: 0, read: 0, failed: 0, failures: {}, longestWriteMs: 0 }));
beforeEach(() => run.mockClear());

const follower = (ready = Promise.resolve()): LibraryFollower => ({
  ready,
  watching: () => 'watching',
  close: vi.fn(),
});

const start = async (paths: string[], followOne: (library: { path: string }) => Promise<LibraryFollower>) => {
  libraries = await createMusicLibraries({
    db,
    where: ':memory:',
    dataDir: '/nonexistent/data',
    paths,
    now: Date.now,
    onError: (error) => {
      throw error;
    },
    run,
    followOne,
  });
  return libraries;
};

it('starts, and scans the other libraries, while a file system does not answer', async () => {
  const { list } = await start(['/nonexistent/hanging', '/nonexistent/music'], ({ path }) =>
    path.endsWith('hanging') ? new Promise(() => undefined) : Promise.resolve(follower()),
  );
  const other = (await list()).find(({ path }) => path === '/nonexistent/music');
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  expect(run).toHaveBeenCalledWith(expect.objectContaining({ libraryId: other?.id }), expect.anything());
});

it('scans a library once all its folders are watched, so that no change is missed', async () => {
  let watched = (): void => undefined;
  const ready = new Promise<void>((resolve) => (watched = resolve));
  const { list } = await start(['/nonexistent/music'], () => Promise.resolve(follower(ready)));
  await vi.waitFor(async () => expect((await list())[0]?.watching).toBe('watching'));
  expect((await list())[0]?.scan).toMatchObject({ pass: 'folders', found: 0 });
  expect(run).not.toHaveBeenCalled();
  watched();
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});

it('closes a watcher whose settings have changed while it started', async () => {
  const made: LibraryFollower[] = [];
  const answers: ((follower: LibraryFollower) => void)[] = [];
  const { list, update } = await start(
    ['/nonexistent/music'],
    () => new Promise((resolve) => answers.push(resolve)),
  );
  const [library] = await list();
  if (!library) throw new Error('no library');
  await update(library.id, { name: '音乐', everyone: true, guests: false, members: [], watch: false });
  for (const answer of answers) {
    const one = follower();
    made.push(one);
    answer(one);
  }
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  expect(made.map(({ close }) => vi.mocked(close).mock.calls.length)).toEqual([1, 0]);
});
