import { expect, it } from 'vitest';
import { droppedFiles } from './dropped-files.ts';

const fileEntry = (name: string) => ({
  isDirectory: false,
  name,
  file: (done: (file: File) => void) => done(new File(['x'], name)),
});
const folder = (name: string, ...children: object[]) => {
  const batches = [children];
  return {
    isDirectory: true,
    name,
    createReader: () => ({ readEntries: (done: (found: object[]) => void) => done(batches.pop() ?? []) }),
  };
};
const drop = (...entries: object[]) => {
  const items = entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry }));
  return { items, files: [] } as unknown as DataTransfer;
};

it('collects songs and lyrics with their folder, and counts what else folders hold', async () => {
  const { files, leftOut } = await droppedFiles(
    drop(
      fileEntry('a.mp3'),
      fileEntry('cover.jpg'),
      folder('x', fileEntry('a.lrc'), fileEntry('cover.jpg'), folder('CD1', fileEntry('b.FLAC'))),
    ),
  );
  expect(files.map(({ file, folder }) => [folder, file.name])).toEqual([
    ['', 'a.mp3'],
    ['', 'cover.jpg'],
    ['x/', 'a.lrc'],
    ['x/CD1/', 'b.FLAC'],
  ]);
  expect(leftOut).toBe(1);
});
