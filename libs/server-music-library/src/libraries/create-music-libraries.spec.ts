import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MusicLibraries, MusicLibrarySettings } from '../music-libraries.ts';
import type { ScanJob, ScanResult } from '../scan/scan-library.ts';
import { createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import { createMusicLibraries, type MusicLibrariesOptions } from './create-music-libraries.ts';

const RESULT: ScanResult = { found: 0, read: 0, failed: 0, failures: {}, longestWriteMs: 0 };
const SETTINGS: MusicLibrarySettings = {
  name: '音乐',
  everyone: true,
  guests: false,
  members: [],
  watch: false,
};

let library: LibraryDatabase;
let opened: MusicLibraries | undefined;
beforeEach(async () => {
  library = await createLibraryDatabase();
  await library.db.deleteFrom('music_library').execute();
});
afterEach(async () => {
  await opened?.stop();
  opened = undefined;
  await library.close();
});
removeTemporaryFolders();

async function open(more: Partial<MusicLibrariesOptions> = {}) {
  const jobs: ScanJob[] = [];
  const onError = vi.fn();
  const run: MusicLibrariesOptions['run'] = (job) => {
    jobs.push(job);
    return Promise.resolve(RESULT);
  };
  const { db } = library;
  const options = { db, where: '', dataDir: '/nonexistent/data', paths: [], now: () => 1_000_000 };
  opened = await createMusicLibraries({ ...options, onError, run, ...more });
  return { music: opened, jobs, onError };
}

describe('createMusicLibraries', () => {
  it('leaves out folders of the command line that overlap or contain the data', async () => {
    const root = temporaryFolder(['a/', 'b/data/']);
    const onRefused = vi.fn();
    const paths = [join(root, 'a'), root, join(root, 'b')];
    const { music } = await open({ paths, dataDir: join(root, 'b/data'), onRefused });
    expect((await music.list()).map(({ path }) => path)).toEqual([join(root, 'a')]);
    expect(onRefused.mock.calls.flat()).toEqual([
      expect.stringContaining('data folder'),
      expect.stringContaining('data folder'),
    ]);
  });

  it('keeps a folder of the command line whose disk is away', async () => {
    const { music } = await open({ paths: ['/nonexistent/disk'] });
    expect(await music.list()).toMatchObject([{ path: '/nonexistent/disk', fromOptions: true }]);
    await expect(music.remove((await music.list())[0]?.id ?? 0)).rejects.toMatchObject({ code: 400 });
  });

  it('ends the scan of a library that is removed', async () => {
    const root = temporaryFolder();
    const ended = vi.fn();
    const begun = vi.fn();
    const { music } = await open({
      run: (_job, { signal }) =>
        new Promise((_done, failed) => {
          begun();
          signal.addEventListener('abort', () => {
            ended();
            failed(signal.reason as Error);
          });
        }),
    });
    const id = await music.add(root, SETTINGS);
    await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce());
    await music.remove(id);
    expect(ended).toHaveBeenCalledOnce();
    expect((await music.list())[0]).toMatchObject({ removedAt: 1_000_000, scan: undefined });
  });

  it('finds a removed library by its path, also with a separator at the end', async () => {
    const root = temporaryFolder();
    const { music } = await open();
    const id = await music.add(root, SETTINGS);
    await music.remove(id);
    expect(await music.add(`${root}/`, { ...SETTINGS, name: '又来' })).toBe(id);
    expect(await music.list()).toMatchObject([{ name: '又来', removedAt: null }]);
  });

  it('does not restore a library whose folder is in another one by now', async () => {
    const root = temporaryFolder();
    mkdirSync(join(root, 'a'));
    const { music } = await open();
    const id = await music.add(join(root, 'a'), SETTINGS);
    await music.remove(id);
    await music.add(root, SETTINGS);
    await expect(music.restore(id)).rejects.toMatchObject({ code: 400 });
  });

  it('looks at a library once when many files of it cannot be opened', async () => {
    const { music, jobs } = await open();
    const id = await music.add(temporaryFolder(), SETTINGS);
    await vi.waitFor(() => expect(jobs).toHaveLength(1));
    music.noteMissing(id);
    music.noteMissing(id);
    await vi.waitFor(() => expect(jobs).toHaveLength(2));
  });
});
