import { describe, expect, it } from 'vitest';
import { type ChosenFile, pairLyrics } from './pair-lyrics.ts';

const chosen = (...paths: string[]): ChosenFile[] =>
  paths.map((path) => {
    const at = path.lastIndexOf('/');
    return { file: new File(['x'], path.slice(at + 1)), folder: at < 0 ? '' : path.slice(0, at) };
  });
/** Uploads in short form: `song + lyrics`, `alone lyrics`, `spare lyrics`. */
const pair = (...paths: string[]) =>
  pairLyrics(chosen(...paths)).uploads.map(({ kind, file, lyrics, spare }) =>
    [spare ? 'spare' : kind === 'lyrics' && 'alone', file.name, lyrics && `+ ${lyrics.name}`]
      .filter(Boolean)
      .join(' '),
  );

describe('pairing songs with lyrics', () => {
  it('goes by the name without extension, whatever its letter case and composition', () => {
    expect(pair('Cafe\u0301.LRC', 'Caf\u00e9.mp3', 'B.flac', 'b.ttml')).toEqual([
      'Caf\u00e9.mp3 + Cafe\u0301.LRC',
      'B.flac + b.ttml',
    ]);
  });

  it('knows a language at the end of the name', () => {
    expect(pair('夜曲.mp3', '夜曲.zh-Hans.lrc', 'a.zh.mp3', 'a.mp3', 'a.zh.lrc')).toEqual([
      '夜曲.mp3 + 夜曲.zh-Hans.lrc',
      'a.zh.mp3 + a.zh.lrc',
      'a.mp3',
    ]);
  });

  it('takes the best of several files: no language before one, then the format', () => {
    expect(pair('a.mp3', 'a.en.ttml', 'a.txt', 'a.lrc')).toEqual([
      'a.mp3 + a.lrc',
      'spare a.txt',
      'spare a.en.ttml',
    ]);
  });

  it('stays within a folder', () => {
    expect(pair('x/01.mp3', 'y/01.mp3', 'y/01.lrc', 'z/02.lrc')).toEqual([
      '01.mp3',
      '01.mp3 + 01.lrc',
      'alone 02.lrc',
    ]);
  });

  it('gives two files of a song the same lyrics', () => {
    expect(pair('a.mp3', 'a.flac', 'a.lrc')).toEqual(['a.mp3 + a.lrc', 'a.flac + a.lrc']);
  });

  it('leaves out text files of folders without a song, and no others', () => {
    expect(pairLyrics(chosen('x/a.mp3', 'x/readme.txt')).leftOut).toBe(1);
    expect(pair('x/a.mp3', 'x/readme.txt', 'readme.txt', 'cover.jpg')).toEqual([
      'a.mp3',
      'cover.jpg',
      'alone readme.txt',
    ]);
  });
});
