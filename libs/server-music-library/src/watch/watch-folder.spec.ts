import { mkdirSync, renameSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { addFiles, removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import { type FolderWatcher, watchFolder, type WatchFolderOptions } from './watch-folder.ts';

removeTemporaryFolders();
const watchers: FolderWatcher[] = [];
afterEach(() => {
  for (const each of watchers.splice(0)) each.close();
});

/** Watches a folder; `reported` has all folders of all reports, and is emptied by `clear`. */
async function start(root: string, options: WatchFolderOptions = {}) {
  const reported = new Set<string>();
  const onChange = vi.fn((folders: string[] | 'all') => {
    for (const path of folders === 'all' ? ['all'] : folders) reported.add(path === '' ? '(root)' : path);
  });
  const watcher = watchFolder(root, onChange, { quietMs: 20, pollMs: 20, ...options });
  watchers.push(watcher);
  await watcher.ready;
  const shows = (...paths: string[]) =>
    expect.poll(() => [...reported]).toEqual(expect.arrayContaining(paths));
  /** Waits until the watcher has caught up with everything before: a file in `folder` is reported. */
  const settled = async (folder: string) => {
    reported.clear();
    addFiles(root, [`${folder}/settled ${Math.random()}.mp3`]);
    await shows(folder);
    reported.clear();
  };
  return { reported, onChange, shows, settled };
}

it('reports the folders whose files change, and no others', async () => {
  const root = temporaryFolder(['a/1.mp3', 'b/deep/2.mp3', 'c/']);
  const { reported, shows } = await start(root);
  writeFileSync(join(root, 'b/deep/2.mp3'), 'changed');
  rmSync(join(root, 'a/1.mp3'));
  await shows('a', 'b/deep');
  expect([...reported].sort()).toEqual(['a', 'b/deep']);
});

it('ignores hidden files, index folders and growing files without a use', async () => {
  const root = temporaryFolder(['a/x.part', 'b/', 'c/.tmp']);
  const { reported, shows } = await start(root);
  addFiles(root, ['c/.rsync-temporary', 'c/@eaDir/a.mp3']);
  writeFileSync(join(root, 'a/x.part'), 'more');
  addFiles(root, ['b/later.mp3']);
  await shows('b');
  expect([...reported]).toEqual(['b']);
});

it('watches nested new folders', async () => {
  const root = temporaryFolder();
  const { shows, settled } = await start(root);
  mkdirSync(join(root, 'x/y/z'), { recursive: true });
  writeFileSync(join(root, 'x/y/z/a.mp3'), 'a');
  await shows('(root)', 'x', 'x/y', 'x/y/z');
  await settled('x/y/z');
});

it('watches folders that were renamed, moved in or made again under their new place', async () => {
  const root = temporaryFolder(['a/deep/1.mp3', 'gone/2.mp3']);
  const outside = temporaryFolder(['album/cd/3.mp3']);
  const { shows, settled } = await start(root);
  renameSync(join(root, 'a'), join(root, 'b'));
  await shows('(root)', 'b', 'b/deep');
  await settled('b/deep');

  renameSync(join(outside, 'album'), join(root, 'album'));
  await shows('album', 'album/cd');
  await settled('album/cd');

  rmSync(join(root, 'gone'), { recursive: true });
  addFiles(root, ['gone/again/4.mp3']);
  await shows('gone', 'gone/again');
  await settled('gone/again');
  await settled('gone');
});

it('watches an entry with the name of its folder', async () => {
  const root = temporaryFolder(['Metallica/1.mp3']);
  const { shows, settled } = await start(root);
  addFiles(root, ['Metallica/Metallica/2.mp3']);
  await shows('Metallica', 'Metallica/Metallica');
  await settled('Metallica/Metallica');
  await settled('Metallica');
});

it('follows links as a walk does', async () => {
  const root = temporaryFolder(['a/']);
  const outside = temporaryFolder(['album/1.mp3']);
  const { reported, shows, settled } = await start(root);
  symlinkSync(outside, join(root, 'link'));
  symlinkSync(root, join(root, 'loop'));
  await shows('link', 'link/album');
  await settled('link/album');
  await settled('a');
  expect([...reported].filter((path) => path.startsWith('loop'))).toEqual([]);
});

it('watches below a folder again when its marker file is removed', async () => {
  const root = temporaryFolder(['off/.nomedia', 'off/deep/1.mp3']);
  const { shows, settled } = await start(root);
  rmSync(join(root, 'off/.nomedia'));
  await shows('off', 'off/deep');
  await settled('off/deep');
});

it('reports all when the root is deleted and when it is back, and watches it again', async () => {
  const root = temporaryFolder(['a/']);
  const { reported, shows, settled } = await start(root);
  rmSync(root, { recursive: true });
  await shows('all');
  reported.clear();
  addFiles(root, ['new/1.mp3']);
  await shows('all');
  await settled('new');
});

it('waits for a root that does not exist yet', async () => {
  const root = join(temporaryFolder(), 'later');
  const { onChange, shows, settled } = await start(root);
  expect(onChange).not.toHaveBeenCalled();
  addFiles(root, ['a/1.mp3']);
  await shows('all');
  await settled('a');
});

it('reports all after so many events at once that some may be lost', async () => {
  const root = temporaryFolder(['a/']);
  const { shows, settled } = await start(root, { lossLimit: 50 });
  addFiles(
    root,
    Array.from({ length: 60 }, (_, index) => `a/${index}.mp3`),
  );
  await shows('all');
  await settled('a');
});

it('ends with a reason when the system allows no further watches, and releases the others', async () => {
  const root = temporaryFolder(['a/', 'b/']);
  const onError = vi.fn();
  const closed = vi.fn();
  const { onChange } = await start(root, {
    onError,
    watchOne(path, options, listener) {
      if (path.endsWith('b')) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
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
      if (path.endsWith('a')) throw Object.assign(new Error('denied'), { code: 'EACCES' });
      return watch(path, options, listener);
    },
  });
  await settled('b');
  expect(onError).not.toHaveBeenCalled();
});
