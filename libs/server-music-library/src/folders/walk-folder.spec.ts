import {
  appendFileSync,
  chmodSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addFiles, removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import { type FolderListing, walkFolder } from './walk-folder.ts';
import type { WalkOptions } from './walk-names.ts';

removeTemporaryFolders();

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
const listings = (root: string, options?: WalkOptions): Promise<FolderListing[]> =>
  collect(walkFolder(root, options));
const paths = async (root: string, options?: WalkOptions) =>
  (await listings(root, options)).map(({ path }) => path);
const names = (files: readonly { name: string }[] = []) => files.map(({ name }) => name);
const signature = async (root: string) => (await listings(root))[0]?.signature;

it('sorts the files of a folder by their use', async () => {
  const root = temporaryFolder([
    ...[
      'b.mp3',
      'a.FLAC',
      'x.kgm',
      'y.KGM',
      'y.ncm',
      'notes.txt',
      '.hidden.mp3',
      '._b.mp3',
      'b.lrc',
      'b.zh.lrc',
    ],
    ...[
      'front.jpg',
      'folder.png',
      'cover.avif',
      'cover.gif',
      'Cover.png',
      'artist.jpg',
      'list.m3u8',
      'disc.cue',
    ],
  ]);
  const [listing] = await listings(root);
  expect(names(listing?.sounds)).toEqual(['a.FLAC', 'b.mp3']);
  expect(listing?.pictures.map(({ name, use }) => `${use} ${name}`)).toEqual([
    'cover Cover.png',
    'cover cover.gif',
    'cover cover.avif',
    'cover folder.png',
    'cover front.jpg',
    'artist artist.jpg',
  ]);
  expect(names(listing?.lyrics)).toEqual(['b.lrc', 'b.zh.lrc']);
  expect(names(listing?.playlists)).toEqual(['list.m3u8']);
  expect(names(listing?.cues)).toEqual(['disc.cue']);
  expect(listing?.unsupported).toEqual({ kgm: 2, ncm: 1 });
});

it('gives size, time and inode, also of empty files', async () => {
  const root = temporaryFolder(['full.mp3']);
  writeFileSync(join(root, 'empty.mp3'), '');
  utimesSync(join(root, 'empty.mp3'), 1, 1.5);
  const [listing] = await listings(root);
  expect(listing?.sounds[0]).toMatchObject({ name: 'empty.mp3', size: 0, modifiedAt: 1500 });
  expect(listing?.sounds[1]).toMatchObject({
    name: 'full.mp3',
    size: 8,
    inode: expect.stringMatching(/^\d+$/),
  });
});

it('visits parents before children, in natural order', async () => {
  const root = temporaryFolder(['b/Disc 10/', 'b/Disc 2/x/', 'a/', 'c.mp3']);
  expect(await paths(root)).toEqual(['', 'a', 'b', 'b/Disc 2', 'b/Disc 2/x', 'b/Disc 10']);
});

it('leaves out folders of systems and folders with a marker file', async () => {
  const root = temporaryFolder([
    ...[
      '@eaDir/a.mp3',
      '.git/a.mp3',
      'lost+found/',
      'off/.nomedia',
      'off/a.mp3',
      'off/sub/b.mp3',
      '.nomedia',
    ],
    ...['...And Justice for All/a.mp3', 'patterns/a.mp3'],
  ]);
  writeFileSync(join(root, 'patterns/.ndignore'), '# drafts\n*.wav\n');
  const all = await listings(root);
  expect(all.map(({ path }) => path)).toEqual(['', '...And Justice for All', 'off', 'patterns']);
  expect(all[2]).toMatchObject({ ignored: true, sounds: [], folders: [], error: undefined });
  expect(all[3]?.sounds).toHaveLength(1);
});

it('keeps names as they are on disk', async () => {
  const name = 'Café.mp3'.normalize('NFD');
  const [listing] = await listings(temporaryFolder([name]));
  expect(names(listing?.sounds)).toEqual([name]);
});

it('counts entries whose names are not UTF-8', async () => {
  const root = temporaryFolder(['a\uFFFD.mp3']);
  const bytes = Buffer.concat([Buffer.from(`${root}/`), Buffer.from([0xb0, 0xae]), Buffer.from('.mp3')]);
  writeFileSync(bytes, 'x');
  const [listing] = await listings(root);
  expect(listing?.undecodable).toBe(1);
  expect(names(listing?.sounds)).toEqual(['a\uFFFD.mp3']);
});

it('follows links out of the root and to ignored folders, once, and no loops', async () => {
  const outside = temporaryFolder(['album/a.mp3', 'single.mp3']);
  const root = temporaryFolder(['real/b.mp3', '.store/kept/c.mp3']);
  symlinkSync(outside, join(root, 'link'));
  symlinkSync(join(outside, 'album'), join(root, 'second'));
  symlinkSync(outside, join(outside, 'album/loop'));
  symlinkSync(root, join(outside, 'album/back'));
  symlinkSync(join(root, 'real'), join(root, 'again'));
  symlinkSync(root, join(root, 'real/self'));
  symlinkSync('/', join(root, 'system'));
  symlinkSync(join(root, '.store/kept'), join(root, 'stored'));
  symlinkSync(join(outside, 'single.mp3'), join(root, 'linked.mp3'));
  symlinkSync(join(outside, 'gone.mp3'), join(root, 'broken.mp3'));

  const all = await listings(root);

  expect(all.map(({ path }) => path)).toEqual(['', 'link', 'real', 'second', 'stored']);
  expect(names(all[0]?.sounds)).toEqual(['linked.mp3']);
});

it('lists a followed link in its parent when both are visited again', async () => {
  const root = temporaryFolder();
  symlinkSync(temporaryFolder(['a.mp3']), join(root, 'link'));
  const known = new Set(['', 'link']);
  const [parent, link] = await listings(root, { from: ['', 'link'], known });
  expect(parent?.folders).toEqual(['link']);
  expect(names(link?.sounds)).toEqual(['a.mp3']);
});

it('has a signature that changes with names, sizes, times and subfolders, and with nothing else', async () => {
  const root = temporaryFolder(['a.mp3', 'sub/b.mp3', 'note.txt']);
  utimesSync(join(root, 'a.mp3'), 5, 5);
  const seen = [await signature(root)];
  appendFileSync(join(root, 'note.txt'), 'more');
  addFiles(root, ['sub/c.mp3']);
  expect(await signature(root)).toBe(seen[0]);

  const changes = [
    () => utimesSync(join(root, 'a.mp3'), 5, 5.001),
    () => (appendFileSync(join(root, 'a.mp3'), '!'), utimesSync(join(root, 'a.mp3'), 5, 5.001)),
    () => renameSync(join(root, 'a.mp3'), join(root, 'b.mp3')),
    () => addFiles(root, ['new/']),
    () => renameSync(join(root, 'new'), join(root, 'newer')),
    () => addFiles(root, ['x.ape']),
  ];
  for (const change of changes) {
    change();
    seen.push(await signature(root));
  }
  expect(new Set(seen).size).toBe(changes.length + 1);
});

it('visits only given folders, and new ones below with all in them', async () => {
  const root = temporaryFolder(['a/old/deep/', 'a/new/deep/', 'b/']);
  expect(await paths(root, { from: ['a'] })).toEqual(['a']);
  const known = new Set(['', 'a', 'a/old', 'a/old/deep', 'b']);
  expect(await paths(root, { from: ['a', 'b', 'a/new'], known })).toEqual(['a', 'a/new', 'a/new/deep', 'b']);
});

it('reports a folder that is gone or not a folder, and goes on', async () => {
  const root = temporaryFolder(['a.mp3']);
  const all = await listings(root, { from: ['gone', 'a.mp3', ''] });
  expect(all.map(({ path, error }) => [path, error])).toEqual([
    ['gone', 'missing'],
    ['a.mp3', 'missing'],
    ['', undefined],
  ]);
  rmSync(root, { recursive: true });
  expect(await listings(root)).toMatchObject([{ path: '', error: 'missing', signature: '' }]);
});

it.runIf(process.getuid?.() !== 0)('reports an unreadable folder and goes on', async () => {
  const root = temporaryFolder(['a/x.mp3', 'b/y.mp3']);
  chmodSync(join(root, 'a'), 0);
  const all = await listings(root);
  chmodSync(join(root, 'a'), 0o755);
  expect(all.map(({ error }) => error)).toEqual([undefined, 'no-permission', undefined]);
});

it('ends when it is aborted', async () => {
  const root = temporaryFolder(['a/', 'b/']);
  const stop = new AbortController();
  const seen: string[] = [];
  for await (const { path } of walkFolder(root, { signal: stop.signal })) {
    seen.push(path);
    if (path === 'a') stop.abort();
  }
  expect(seen).toEqual(['', 'a']);
});
