import { fileName } from '@qingyin/contract';
import { describe, expect, it } from 'vitest';
import { distinctNames, songFileName } from './file-name.ts';
import { attachment } from './send-sound.ts';

describe('fileName', () => {
  it.each([
    ['静夜思', '静夜思.mp3'],
    ['AC/DC: Back\\In?<Black>|*"', 'AC_DC_ Back_In__Black____.mp3'],
    ['../../etc/passwd', '_.._etc_passwd.mp3'],
    ['..', '_.mp3'],
    ['   ', '_.mp3'],
    ['a\u0000b\nc\u2028d', 'a_b_c_d.mp3'],
    ['half \ud800 letter', 'half _ letter.mp3'],
    ['exe.\u202e3pm', 'exe.3pm.mp3'],
    ['ends with dots... ', 'ends with dots.mp3'],
    ['CON', '_CON.mp3'],
    ['lpt1.notes', '_lpt1.notes.mp3'],
    ['Concerto', 'Concerto.mp3'],
    ['e\u0301tude', '\u00e9tude.mp3'],
  ])('turns %j into %j', (stem, name) => {
    expect(fileName(stem, 'mp3')).toBe(name);
  });
  it('limits the length in bytes and cuts between characters', () => {
    const name = fileName('夜'.repeat(300) + '😀', 'flac');
    expect(Buffer.byteLength(name)).toBeLessThan(200);
    expect(name).toMatch(/^夜+\.flac$/);
  });
  it('puts the artists of a song in front of its title', () => {
    expect(songFileName({ artist: '白惊鸿, 林间', title: '静夜思' }, 'flac')).toBe(
      '白惊鸿, 林间 - 静夜思.flac',
    );
  });
});

describe('distinctNames', () => {
  it('numbers names that are equal apart from case or Unicode form', () => {
    const distinct = distinctNames();
    expect(['a.mp3', 'A.mp3', 'a (2).mp3', 'a.mp3', 'a.flac', 'x'].map(distinct)).toEqual([
      'a.mp3',
      'A (2).mp3',
      'a (2) (2).mp3',
      'a (3).mp3',
      'a.flac',
      'x',
    ]);
  });
  it('stays fast for ten thousand equal names', () => {
    const distinct = distinctNames();
    const names = new Set(Array.from({ length: 10_000 }, () => distinct('same.mp3')));
    expect(names.size).toBe(10_000);
  });
});

describe('Content-Disposition', () => {
  it('encodes the full name and adds an ASCII fallback', () => {
    expect(attachment(`Ωmega's "夜" (1)*.mp3`, 'song.mp3')).toBe(
      `attachment; filename="song.mp3"; filename*=UTF-8''%CE%A9mega%27s%20_%E5%A4%9C_%20%281%29_.mp3`,
    );
  });
  it('accepts a lone surrogate', () => {
    expect(attachment('\ud800.mp3', 'song.mp3')).toContain("UTF-8''_.mp3");
  });
});
