import { describe, expect, it } from 'vitest';
import { entryPath } from './entry-path.ts';

const read = (written: string, folder = 'lists') => {
  const { names, folder: found } = entryPath(written, folder, '/music');
  return [names[0], found];
};

describe('the file of a playlist entry', () => {
  it.each([
    ['song.mp3', 'song.mp3', 'lists'],
    ['./a//b/song.mp3', 'song.mp3', 'lists/a/b'],
    ['../song.mp3', 'song.mp3', ''],
    ['..\\Bai\\song.mp3', 'song.mp3', 'Bai'],
    ['/music/Bai/song.mp3', 'song.mp3', 'Bai'],
    ['file:///music/Bai/my%20song.mp3', 'my song.mp3', 'Bai'],
    ['C:\\Music\\Bai\\song.mp3', 'song.mp3', undefined],
    ['/other/song.mp3', 'song.mp3', undefined],
  ])('%s', (written, name, folder) => {
    expect(read(written)).toEqual([name, folder]);
  });

  it('has no folder when the path leads out of the library', () => {
    for (const written of [
      '../../song.mp3',
      '../../../../etc/passwd',
      '/music/../etc/passwd',
      'a/../../../x.mp3',
    ])
      expect(read(written)[1]).toBeUndefined();
    expect(read('a/'.repeat(100) + 'x.mp3')[1]).toBeUndefined();
  });

  it('names nothing for URLs of other servers, folders and texts that are no path', () => {
    for (const written of [
      'http://h/x.mp3',
      'smb://nas/x.mp3',
      '..',
      '',
      'a/',
      'a\0b',
      `${'x'.repeat(5000)}.mp3`,
    ])
      expect(read(written)[0]).toBeUndefined();
  });

  it('has the name in composed and decomposed form, and without percent escapes', () => {
    expect(entryPath('Cafe\u0301%20a.mp3', '', '/music').names).toEqual([
      'Cafe\u0301%20a.mp3',
      'Caf\u00e9%20a.mp3',
      'Cafe\u0301 a.mp3',
      'Caf\u00e9 a.mp3',
    ]);
  });
});
