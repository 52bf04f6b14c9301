import { mkdirSync, renameSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { addFiles, removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import { type FolderWatcher, watchFolder, type WatchFolderOptions } from './watch-folder.ts';

removeTemporaryFolders();
const watchers: FolderWatcher[] = [];
let reportedFiles = 0;
afterEach(() => {
  for (const each of watchers.splice(0)) each.close();
});

/** Watches a folder; `reported` has all folders of all reports, and is emptied by `clear`. */
async function start(root: string, options: WatchFolderOptions = {}) {
  const reported = new Set<string>();
  const ever = new Set<string>();
  const onChange = vi.fn((folders: string[] | 'all') => {
    for (const path of folders === 'all' ? ['all'] : folders) {
      reported.add(path === '' ? '(root)' : path);
      ever.add(path);
    }
  });
  const watcher = watchFolder(root, onChange, { quietMs: 20, pollMs: 20, ...options });
  watchers.push(watcher);
  await watcher.ready;
  /** Waits until these folders were reported. @returns true */
  const shows = (...paths: string[]): Promise<true> =>
    vi.waitFor(() => {
      const missing = paths.filter((path) => !reported.has(path));
      if (missing.length > 0) throw new Error(`not reported: ${missing.join(', ')}`);
      return true;
    });
  /** Waits until the watcher has caught up with all changes before: a new file in `folder` is reported. @returns true */
  const settled = async (folder: string): Promise<true> => {
    reported.clear();
    addFiles(root, [`${folder}/settled ${reportedFiles++}.mp3`]);
    await shows(folder);
    reported.clear();
    return true;
  };
  return { reported, ever, onChange, shows, settled };
}

it('reports the folders whose files change, and no others', async () => {
  const root = temporaryFolder(['a/1.mp3', 'b/deep/2.mp3', 'c/']);
  const { reported, shows } = await start(root);
  writeFileSync(join(root, 'b/deep/2.mp3'), 'changed');
  rmSync(join(root, 'a/1.mp3'));
  expect(await shows('a', 'b/deep')).toBe(true);
  expect([...reported].sort()).toEqual(['a', 'b/deep']);
});

it('ignores hidden files, index folders and growing files without a use', async () => {
  const root = temporaryFolder(['a/x.part', 'b/', 'c/.tmp']);
  const { reported, shows } = await start(root);
  addFiles(root, ['c/.rsync-temporary', 'c/@eaDir/a.mp3']);
  writeFileSync(join(root, 'a/x.part'), 'more');
  addFiles(root, ['b/later.mp3']);
  expect(await shows('b')).toBe(true);
  expect([...reported]).toEqual(['b']);
});

it('watches nested new folders', async () => {
  const root = temporaryFolder();
  const { shows, settled } = await start(root);
  mkdirSync(join(root, 'x/y/z'), { recursive: true });
  writeFileSync(join(root, 'x/y/z/a.mp3'), 'a');
  expect(await shows('(root)', 'x', 'x/y', 'x/y/z')).toBe(true);
  expect(await settled('x/y/z')).toBe(true);
});

it('watches folders that were renamed, moved in or made again under their new place', async () => {
  const root = temporaryFolder(['a/deep/1.mp3', 'gone/2.mp3']);
  const outside = temporaryFolder(['album/cd/3.mp3']);
  const { ever, shows, settled } = await start(root);
  renameSync(join(root, 'a'), join(root, 'b'));
  expect(await shows('(root)', 'b', 'b/deep')).toBe(true);
  expect(await settled('b/deep')).toBe(true);
  expect([...ever]).not.toContain('a/deep');

  renameSync(join(outside, 'album'), join(root, 'album'));
  expect(await shows('album', 'album/cd')).toBe(true);
  expect(await settled('album/cd')).toBe(true);

  rmSync(join(root, 'gone'), { recursive: true });
  addFiles(root, ['gone/again/4.mp3']);
  expect(await shows('gone', 'gone/again')).toBe(true);
  expect(await settled('gone/again')).toBe(true);
  expect(await settled('gone')).toBe(true);
});

it('watches an entry with the name of its folder', async () => {
  const root = temporaryFolder(['Metallica/1.mp3']);
  const { shows, settled } = await start(root);
  addFiles(root, ['Metallica/Metallica/2.mp3']);
  expect(await shows('Metallica', 'Metallica/Metallica')).toBe(true);
  expect(await settled('Metallica/Metallica')).toBe(true);
  expect(await settled('Metallica')).toBe(true);
});

it('follows links as a walk does', async () => {
  const root = temporaryFolder(['a/']);
  const outside = temporaryFolder(['album/1.mp3']);
  const { reported, shows, settled } = await start(root);
  symlinkSync(outside, join(root, 'link'));
  symlinkSync(root, join(root, 'loop'));
  expect(await shows('link', 'link/album')).toBe(true);
  expect(await settled('link/album')).toBe(true);
  expect(await settled('a')).toBe(true);
  expect([...reported].filter((path) => path.startsWith('loop'))).toEqual([]);
});

it('watches below a folder again when its marker file is removed', async () => {
  const root = temporaryFolder(['off/.nomedia', 'off/deep/1.mp3']);
  const { shows, settled } = await start(root);
  rmSync(join(root, 'off/.nomedia'));
  expect(await shows('off', 'off/deep')).toBe(true);
  expect(await settled('off/deep')).toBe(true);
});

it('reports a deleted root at once', async () => {
  const root = temporaryFolder(['a/']);
  const { shows } = await start(root, { pollMs: 1e9 });
  rmSync(root, { recursive: true });
  expect(await shows('all')).toBe(true);
});

it('reports all when the root is deleted and when it is back, and watches it again', async () => {
  const root = temporaryFolder(['a/']);
  const { reported, shows, settled } = await start(root);
  rmSync(root, { recursive: true });
  expect(await shows('all')).toBe(true);
  reported.clear();
  addFiles(root, ['new/1.mp3']);
  expect(await shows('all')).toBe(true);
  expect(await settled('new')).toBe(true);
});

it('waits for a root that does not exist yet', async () => {
  const root = join(temporaryFolder(), 'later');
  const { onChange, shows, settled } = await start(root);
  expect(onChange).not.toHaveBeenCalled();
  addFiles(root, ['a/1.mp3']);
  expect(await shows('all')).toBe(true);
  expect(await settled('a')).toBe(true);
});

it('reports all after so many events at once that some may be lost', async () => {
  const root = temporaryFolder(['a/']);
  const { shows, settled } = await start(root, { lossLimit: 50 });
  addFiles(
    root,
    Array.from({ length: 60 }, (_, index) => `a/${index}.mp3`),
  );
  expect(await shows('all')).toBe(true);
  expect(await settled('a')).toBe(true);
});

it('ends with a reason when the system allows no further watches, and releases the others', async () => {
  const root = temporaryFolder(['a/', 'b/']);
  const onError = vi.fn();
  const closed = vi.fn();
  const { onChange } = await start(root, {
    onError,
    watchOne(path, options, listener) {
      if (path === join(root, 'b')) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      return watch(path, options, listener).on('close', closed);
    },
  });
  expect(onError).toHaveBeenCalledOnce();
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ reason: 'too-many' });
  await expect.poll(() => closed.mock.calls.length).toBe(2);
  expect(onChange).not.toHaveBeenCalled();
});

it('goes on when one folder may not be watched', async () => {
  const root = temporaryFolder(['a/', 'b/']);
  const onError = vi.fn();
  const { settled } = await start(root, {
    onError,
    watchOne(path, options, listener) {
      if (path === join(root, 'a')) throw Object.assign(new Error('denied'), { code: 'EACCES' });
      return watch(path, options, listener);
    },
  });
  expect(await settled('b')).toBe(true);
  expect(onError).not.toHaveBeenCalled();
});
