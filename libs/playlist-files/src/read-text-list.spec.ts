import { describe, expect, it } from 'vitest';
import { readTextList } from './index.ts';

const read = (line: string) => {
  const { title, artists, album, durationMs } = readTextList(line).songs[0] ?? {};
  return [title, artists?.join('+'), album, (durationMs ?? 0) / 1000];
};
const titles = (text: string) =>
  readTextList(text).songs.map(({ title, artists }) => [title, artists.join('+')]);

describe('readTextList with one line', () => {
  it.each([
    ['1、静夜思 - 林间', '林间', '静夜思'],
    ['①静夜思 - 林间', '林间', '静夜思'],
    ['一、静夜思 - 林间', '林间', '静夜思'],
    ['01 - 林间 - 静夜思', '静夜思', '林间'],
    ['林间-静夜思', '静夜思', '林间'],
    ['林间–静夜思', '静夜思', '林间'],
    ['静夜思 (feat. X) - 林间', '静夜思 (feat. X)', '林间'],
    ['静夜思（Live） - 林间', '静夜思（Live）', '林间'],
    ['Second One [Remastered 2011] - Some Band', 'Second One [Remastered 2011]', 'Some Band'],
    ['林间 - 静夜思 (Live)', '静夜思 (Live)', '林间'],
    ['《静夜思》林间', '静夜思', '林间'],
    ['《静夜思》 - 林间', '静夜思', '林间'],
    ['林间：《静夜思》', '静夜思', '林间'],
    ['"Second One" by Some Band', 'Second One', 'Some Band'],
    ['"Second One" - Some Band', 'Second One', 'Some Band'],
    [
      '分享林间的单曲《静夜思》: https://y.music.163.com/m/song?id=1&uct=x (来自@网易云音乐)',
      '静夜思',
      '林间',
    ],
    ['分享林间的单曲《静夜思》https://163cn.tv/abc (来自@网易云音乐)', '静夜思', '林间'],
    ['分享林间/李白的单曲《静夜思》: http://h/1 (来自@网易云音乐)', '静夜思', '林间+李白'],
    ['林间《静夜思》 https://c6.y.qq.com/base/fcgi-bin/u?__=abc @QQ音乐', '静夜思', '林间'],
    ['分享单曲《静夜思》 - 林间 (@酷狗音乐)', '静夜思', '林间'],
    [
      'Share Some Band\'s single "Second One": https://h/1 (From @NetEase Cloud Music)',
      'Second One',
      'Some Band',
    ],
    ['🎵 林间 - 静夜思', '静夜思', '林间'],
    ['▶️ 林间 - 静夜思', '静夜思', '林间'],
    ['★ - David Bowie', 'David Bowie', '★'],
    ['- [x] 林间 - 静夜思', '静夜思', '林间'],
    ['* **静夜思** - [林间](https://h/a)', '林间', '静夜思'],
    ['1. `Second One`', 'Second One', ''],
    ['> 林间 - 静夜思', '静夜思', '林间'],
    ['Some Band - Second One https://youtu.be/abc', 'Second One', 'Some Band'],
    ['林间 - 静夜思.mp3', '静夜思', '林间'],
    ['C:\\Music\\林间 - 静夜思.flac', '静夜思', '林间'],
    ['/music/rock/01 - Some Band - Second One.m4a', 'Second One', 'Some Band'],
    ['"Some Band - Second One"', 'Second One', 'Some Band'],
    ['<li>Some Band - Second One</li>', 'Second One', 'Some Band'],
    ['歌名：静夜思 歌手：林间', '静夜思', '林间'],
    ['[08:45] 03. 8 Ball', '8 Ball', ''],
    ['静夜思 (电影《山行》主题曲) - 林间', '静夜思 (电影《山行》主题曲)', '林间'],
    ['静夜思（《山行》片尾曲）', '静夜思（《山行》片尾曲）', ''],
    ['99 Luftballons', '99 Luftballons', ''],
    ['#1 Crush', '#1 Crush', ''],
    ['+ - Ed Sheeran', 'Ed Sheeran', '+'],
    ['7-11 - Some Band', 'Some Band', '7-11'],
    ['007 - Some Band', 'Some Band', '007'],
    ['Hello~~World~~', 'Hello~~World~~', ''],
    ['1. 🎵 林间 - 静夜思', '静夜思', '林间'],
    ['***Flawless', '***Flawless', ''],
    ['A*B_C_D', 'A*B_C_D', ''],
    ['Anti-Hero - Taylor Swift', 'Taylor Swift', 'Anti-Hero'],
  ])('reads the line %s', (line, title, artist) => {
    expect(read(line).slice(0, 2)).toEqual([title, artist]);
  });

  it('splits at tabs', () => {
    expect(read('林间\t静夜思')).toEqual(['静夜思', '林间', '', 0]);
    expect(read('林间\t静夜思\t山行\t03:33')).toEqual(['静夜思', '林间', '山行', 213]);
    expect(read('12\t林间\t静夜思\t山行\t3:33')).toEqual(['静夜思', '林间', '山行', 213]);
  });

  it('strips the duration at the end', () => {
    expect(read('林间 - 静夜思 03:33')).toEqual(['静夜思', '林间', '', 213]);
    expect(read('林间 - 静夜思 (3:33)')).toEqual(['静夜思', '林间', '', 213]);
    expect(read('林间 - 静夜思 [1:03:33]')).toEqual(['静夜思', '林间', '', 3813]);
  });
});

describe('readTextList with a whole list', () => {
  it('leaves out headings, rules and blank lines', () => {
    expect(titles('# 我的歌单\n\n---\n## 一月\n- 林间 - 静夜思\n\n***\n- 王维 - 相思\n======\n')).toEqual([
      ['静夜思', '林间'],
      ['相思', '王维'],
    ]);
  });

  it('reads a pasted table', () => {
    expect(titles('歌曲\t歌手\t专辑\n静夜思\t林间\t山行\n相思\t王维\t\n')).toEqual([
      ['静夜思', '林间'],
      ['相思', '王维'],
    ]);
    expect(titles('| 歌曲 | 歌手 |\n|---|---|\n| 静夜思 | 林间 |')).toEqual([['静夜思', '林间']]);
    expect(titles('| 歌曲 | 歌手 |\n|---|---|\n| a \\| b | 林间 |')).toEqual([['a | b', '林间']]);
  });

  it('leaves out lines that are too long for a song', () => {
    expect(titles(`林间 - 静夜思\n${'x'.repeat(5000)}`)).toEqual([['静夜思', '林间']]);
  });
});
