import { describe, expect, it } from 'vitest';
import { areNumbered, readFileName } from './file-name.ts';

describe('readFileName', () => {
  it.each<[string, string, string, number, number]>([
    ['晴天.mp3', '晴天', '', 0, 0],
    ['01 - 晴天.mp3', '晴天', '', 1, 0],
    ['01. 晴天.flac', '晴天', '', 1, 0],
    ['01.晴天.flac', '晴天', '', 1, 0],
    ['01、晴天.flac', '晴天', '', 1, 0],
    ['01 晴天.flac', '晴天', '', 1, 0],
    ['[12] 晴天.flac', '晴天', '', 12, 0],
    ['12. Song.mp3', 'Song', '', 12, 0],
    ['12 - Song.mp3', 'Song', '', 12, 0],
    ['1-02 Song.mp3', 'Song', '', 2, 1],
    ['2-11. Song.mp3', 'Song', '', 11, 2],
    ['01_Some_Song.mp3', 'Some Song', '', 1, 0],
    ['周杰伦 - 晴天.mp3', '晴天', '周杰伦', 0, 0],
    ['周杰伦-晴天.mp3', '晴天', '周杰伦', 0, 0],
    ['03 - 周杰伦 – 晴天.mp3', '晴天', '周杰伦', 3, 0],
    ['A - B - C.mp3', 'B - C', 'A', 0, 0],
    ['Track 07.mp3', 'Track 07', '', 7, 0],
    ['07.mp3', '07', '', 7, 0],
    ['99 Luftballons.mp3', '99 Luftballons', '', 0, 0],
    ['7-11.mp3', '7-11', '', 0, 0],
    ['007.mp3', '007', '', 7, 0],
    ['4.33.mp3', '4.33', '', 0, 0],
    ['a-ha.mp3', 'a-ha', '', 0, 0],
    ['1999.mp3', '1999', '', 0, 0],
    ['Mr. Blue Sky.mp3', 'Mr. Blue Sky', '', 0, 0],
    ['.mp3', '.mp3', '', 0, 0],
    ['mp3', 'mp3', '', 0, 0],
  ])('%s: %s by %j, track %i of disc %i', (name, title, artist, trackNo, discNo) => {
    expect(readFileName(name)).toEqual({ title, artist, trackNo, discNo });
  });

  it('drops an artist that the tags name, before or behind the title', () => {
    expect(readFileName('周杰伦 - 晴天.mp3', '周杰倫').title).toBe('晴天');
    expect(readFileName('晴天 - 周杰伦.mp3', '周杰伦').title).toBe('晴天');
    expect(readFileName('Intro - Part 1.mp3', '周杰伦')).toMatchObject({
      title: 'Intro - Part 1',
      artist: '',
    });
  });

  it('takes bare numbers for track numbers when every file of the folder has another one', () => {
    expect(areNumbered(['1 One.mp3', '2 Two.mp3', '10 Ten.mp3'])).toBe(true);
    expect(areNumbered(['99 Luftballons.mp3', 'Irgendwie.mp3'])).toBe(false);
    expect(areNumbered(['99 Luftballons.mp3'])).toBe(false);
    expect(readFileName('10 Ten.mp3', '', true)).toMatchObject({ title: 'Ten', trackNo: 10 });
  });
});
