import { describe, expect, it } from 'vitest';
import { readAnyLyrics, detectUnsupportedFormat } from './ttml.ts';

describe('an unsupported format', () => {
  it.each([
    [
      'ASS/SSA',
      '[Script Info]\nTitle: x\n[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\k20}a',
    ],
    ['ASS/SSA', '\uFEFFDialogue: Marked=0,0:00:01.00,0:00:02.00,*Default,,0,0,0,,a'],
    ['Lyricify Lines', '[type:LyricifyLines]\n[1000,2000]a'],
    ['Lyricify Lines', '[1000,2000]a\n[2000,3000]b\n[3500,4000]c'],
    ['Lyricify Lines', '[0,1000,0]a\n[1000,2000,1]b'],
    [
      'Lyricify Quick Export',
      '[Lyricify Quick Export]\n[version:1.0]\n[lyrics: format@Lyricify Syllable]\n[4]a(1,2)',
    ],
    ['KSC', "karaoke := CreateKaraokeObject;\nkaraoke.add('00:18.123', '00:21.456', '词', '300');"],
    ['SAMI', '<SAMI><BODY><SYNC Start=1000><P>a</BODY></SAMI>'],
    ['MicroDVD', '{1}{25}a\n{26}{50}b'],
    ['MPL2', '[10][25]a\n[26][50]b'],
    ['UltraStar', '#TITLE:x\n#BPM:200\n: 0 4 60 a\n: 4 4 62 b\nE'],
    ['RealText', '<window><time begin="1"/>a</window>'],
    ['XML', '<?xml version="1.0"?>\n<lyrics><line time="1000">a</line></lyrics>'],
    ['RTF', '{\\rtf1\\ansi a}'],
    ['HTML', '<!DOCTYPE html>\n<html><body>[00:01.00]a</body></html>'],
  ])('detects %s as unsupported and yields no lines', (name, source) => {
    expect(detectUnsupportedFormat(source)).toEqual({ name, encrypted: false });
    expect(readAnyLyrics(source).lines).toEqual([]);
  });

  it.each([
    ['KRC', 'krc18\ufffd\u0001\ufffd'],
    ['QRC', '\ufffd%\ufffd\ufffd\ufffd\u0002\ufffdh\ufffd\ufffdl'],
    ['QRC', `${'9A0B'.repeat(40)}\n`],
  ])('detects encrypted %s', (name, source) => {
    expect(detectUnsupportedFormat(source)).toEqual({ name, encrypted: true });
    expect(readAnyLyrics(source).lines).toEqual([]);
  });

  it.each([
    '[00:01.00]a',
    '[1000,500](1000,500,0)a\n[2000,2500]b',
    '[1000,1500]<0,400,0>a\n[2000,2500]<0,1,0>b',
    '[1000,1500]a(1000,1500)\n[2000,2500]b(2000,400)',
    '[ti:#TITLE: x]\n[00:01.00]: 0 4',
    'Dialogue\n[Script]\nkaraoke night',
    'abc def',
    'da da dad '.repeat(20),
    '<tt><body><p begin="1s">a</p></body></tt>',
  ])('does not detect an unsupported format in %s', (source) => {
    expect(detectUnsupportedFormat(source)).toBeUndefined();
    expect(readAnyLyrics(source).lines).not.toEqual([]);
  });
});
