import { convertedTypes, soundTypes } from '@qingyin/audio-dsp';
import { expect, it } from 'vitest';
import { fileKind, type MusicFileKind } from './file-kind.ts';
import { isIgnoredName } from './ignored-names.ts';

it.each<[string, MusicFileKind | undefined]>([
  ...Object.keys(soundTypes).map((type): [string, MusicFileKind] => [`a.${type}`, 'sound']),
  ...Object.values<readonly string[]>(convertedTypes)
    .flat()
    .map((extension): [string, MusicFileKind] => [`a.${extension}`, 'sound']),
  ['A.MP3', 'sound'],
  ['A.APE', 'sound'],
  ['a.oga', 'sound'],
  ['a.m4b', 'sound'],
  ['a.mp4', 'sound'],
  ['a.wvc', undefined],
  ['a.ac3', 'unsupported'],
  ['a.ncm', 'unsupported'],
  ['a.qmcogg', 'unsupported'],
  ['a.MFLAC0', 'unsupported'],
  ['Cover.JPG', 'cover'],
  ['封面.webp', 'cover'],
  ['cover1.jpg', undefined],
  ['back.jpg', undefined],
  ['artist.png', 'artist'],
  ['a.yrc', 'lyric'],
  ['a.zh.lrc', 'lyric'],
  ['a.m3u', 'playlist'],
  ['a.cue', 'cue'],
  ['mp3', undefined],
  ['a.txt', undefined],
])('%s is %s', (name, kind) => {
  expect(fileKind(name)).toBe(kind);
});

it.each([
  ['._a.mp3', true],
  ['.hidden', true],
  ['@eaDir', true],
  ['#recycle', true],
  ['$RECYCLE.BIN', true],
  ['System Volume Information', true],
  ['lost+found', true],
  ['...And Justice for All', false],
  ['#1 Hits', false],
])('leaves out %s: %s', (name, ignored) => {
  expect(isIgnoredName(name)).toBe(ignored);
});
