import { describe, expect, it } from 'vitest';
import { parseCueSheet } from './parse-cue-sheet.ts';
import { filesOfSheet } from './sheet-files.ts';
import { sheetText } from './testing/sheet-text.ts';

const meant = (file: string, sounds: readonly string[], sheetName = 'x.cue') =>
  filesOfSheet(
    parseCueSheet(sheetText([{ title: 'a', start: '00:00:00' }], { file })),
    sheetName,
    sounds,
  ).map(({ by, names }) => [by, ...names]);

describe('filesOfSheet', () => {
  it.each([
    ['the same name', 'CDImage.wav', 'CDImage.wav'],
    ['another extension', 'CDImage.wav', 'CDImage.flac'],
    ['another letter case', 'cdimage.WAV', 'CDImage.flac'],
    ['another composition', 'Café.wav', 'Café.flac'],
    ['a path', String.raw`D:\rip\CDImage.wav`, 'CDImage.flac'],
    ['no extension', 'CDImage', 'CDImage.flac'],
    ['a dot in the name', 'Vol.1', 'Vol.1.flac'],
  ])('finds a file by %s', (_what, file, sound) => {
    expect(meant(file, ['other.flac', sound])).toEqual([['name', sound]]);
  });

  it('means the same sound in all its formats', () => {
    expect(meant('a.wav', ['a.flac', 'a.mp3', 'b.flac'])).toEqual([['name', 'a.flac', 'a.mp3']]);
  });

  it('means the file that is named like the sheet when the named one is not there', () => {
    expect(meant('CDImage.wav', ['CD1.flac', 'CD2.flac'], 'CD2.cue')).toEqual([['sheet', 'CD2.flac']]);
    expect(meant('CDImage.wav', ['a.flac', 'b.flac'], 'a.flac.cue')).toEqual([['sheet', 'a.flac']]);
  });

  it('means the only sound file of the folder, but none of several', () => {
    expect(meant('CDImage.wav', ['a.flac'])).toEqual([['nothing', 'a.flac']]);
    expect(meant('CDImage.wav', ['a.flac', 'b.flac'])).toEqual([]);
    expect(meant('CDImage.wav', [])).toEqual([]);
  });

  it('finds each file of a sheet of several, and guesses none', () => {
    const text = ['a', 'b'].map((name, at) => `FILE "${name}.wav" WAVE\nTRACK ${at + 1} AUDIO`).join('\n');
    expect(filesOfSheet(parseCueSheet(text), 'x.cue', ['x.flac', 'b.flac'])).toEqual([
      { by: 'name', file: 1, names: ['b.flac'] },
    ]);
    expect(filesOfSheet(parseCueSheet(text), 'x.cue', ['x.flac'])).toEqual([]);
  });
});
