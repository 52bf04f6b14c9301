import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import { checkFolder } from './check-folder.ts';

removeTemporaryFolders();

const problemOf = async (path: string, dataDir = '/nowhere/data', others: string[] = []) =>
  (await checkFolder(path, { dataDir, others })).problem;

it('counts the sound files of a folder', async () => {
  const root = temporaryFolder(['a/1.mp3', 'a/2.flac', 'b.Ape', 'cover.jpg', 'x.ncm', 'a/x.shn', 'a/y.Ncm']);
  const check = await checkFolder(root, { dataDir: '/nowhere/data', others: ['/nowhere/else'] });
  expect(check).toMatchObject({ path: root, problem: '', files: 3, complete: true });
  expect(check.unsupported).toEqual([
    { extension: 'ncm', files: 2 },
    { extension: 'shn', files: 1 },
  ]);
  expect(check.watchable).toBe(true);
});

it('answers with a lower bound when the time is over', async () => {
  const root = temporaryFolder(['a/1.mp3']);
  expect(await checkFolder(root, { dataDir: '/nowhere', others: [], limitMs: 0 })).toMatchObject({
    problem: '',
    complete: false,
  });
});

it('refuses what is not a folder with an absolute path', async () => {
  const root = temporaryFolder(['a.mp3']);
  expect(await problemOf('music')).toBe('not-absolute');
  expect(await problemOf(join(root, 'none'))).toBe('missing');
  expect(await problemOf(join(root, 'a.mp3/x'))).toBe('missing');
  expect(await problemOf(join(root, 'a.mp3'))).toBe('not-a-folder');
});

it('refuses the data folder, folders in it and folders that contain it', async () => {
  const root = temporaryFolder(['data/files/', 'data2/', 'music/']);
  const data = join(root, 'data');
  symlinkSync(join(data, 'files'), join(root, 'link'));
  expect(await problemOf(data, data)).toBe('inside-data');
  expect(await problemOf(join(data, 'files'), data)).toBe('inside-data');
  expect(await problemOf(join(root, 'link'), data)).toBe('inside-data');
  expect(await problemOf(root, data)).toBe('inside-data');
  expect(await problemOf(root, join(root, 'not/made/yet'))).toBe('inside-data');
  symlinkSync(join(root, 'music'), join(root, 'elsewhere'));
  expect(await problemOf(join(root, 'music'), join(root, 'elsewhere/not/made'))).toBe('inside-data');
  expect(await problemOf(join(root, 'data2'), data)).toBe('');
});

it('refuses folders that overlap another library, in either direction and through links', async () => {
  const root = temporaryFolder(['music/rock/', 'music2/']);
  const music = join(root, 'music');
  symlinkSync(music, join(root, 'link'));
  expect(await problemOf(join(music, 'rock'), undefined, [music])).toBe('overlaps');
  expect(await problemOf(music, undefined, [join(music, 'rock')])).toBe('overlaps');
  expect(await problemOf(join(root, 'link'), undefined, [music])).toBe('overlaps');
  expect(await problemOf(join(root, 'music2'), undefined, [music, join(root, 'gone')])).toBe('');
});

it.runIf(process.getuid?.() !== 0)('refuses folders and files that may not be read', async () => {
  const root = temporaryFolder(['locked/', 'file/a.mp3']);
  chmodSync(join(root, 'locked'), 0);
  chmodSync(join(root, 'file/a.mp3'), 0);
  expect(await problemOf(join(root, 'locked'))).toBe('no-permission');
  expect(await problemOf(join(root, 'file'))).toBe('no-permission');
  chmodSync(join(root, 'locked'), 0o755);
});
