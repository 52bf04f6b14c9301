import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import { readDescription } from './read-description.ts';

removeTemporaryFolders();

const read = (name: string, content: string | Uint8Array): Promise<string> => {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return readDescription(path);
};

it('reads the biography and the review of XML files', async () => {
  const artist =
    '<?xml version="1.0"?><artist><name>甲</name><biography>生于 &amp; 长于\n北京</biography></artist>';
  expect(await read('artist.nfo', artist)).toBe('生于 & 长于\n北京');
  expect(await read('album.nfo', '<album><review>好听</review><title>专辑</title></album>')).toBe('好听');
  expect(await read('artist.nfo', 'https://musicbrainz.org/artist/1')).toBe('');
});

it('reads texts of any encoding', async () => {
  const gbk = Uint8Array.from([0xb9, 0xd8, 0xc9, 0xbd, 0xd4, 0xc2, 0xb5, 0xc4, 0xb8, 0xe8, 0xca, 0xd6]);
  expect(await read('简介.txt', gbk)).toBe('关山月的歌手');
  expect(await read('artist.txt', '\uFEFF一\r\n\r\n\r\n二\n')).toBe('一\n\n二');
});

it('expands no entities and loads none', async () => {
  const bomb = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
    <artist><biography>&b;&x;!</biography></artist>`;
  expect(await read('artist.nfo', bomb)).toBe('&b;&x;!');
});

it('survives elements in great depth', async () => {
  const deep = `<artist>${'<a>'.repeat(100_000)}x${'</a>'.repeat(60_000)}<biography>无</biography></artist>`;
  expect(await read('artist.nfo', deep)).toBe('');
});

it('leaves out programs, large files, folders and missing files', async () => {
  expect(await read('artist.txt', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3]))).toBe('');
  expect(await read('artist.txt', 'a'.repeat(600 * 1024))).toBe('');
  expect((await read('artist.txt', '字'.repeat(100_000))).length).toBe(20_000);
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'artist.txt'));
  expect(await readDescription(join(folder, 'artist.txt'))).toBe('');
  expect(await readDescription(join(folder, 'none.txt'))).toBe('');
});
