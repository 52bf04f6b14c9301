import { parseTtml } from '@qingyin/lyrics/ttml';
import { describe, expect, it } from 'vitest';
import { lyricAnswer } from './lyric-answer.ts';

describe('the answer for lyrics in the fields of the contract', () => {
  it('holds line-timed LRC unchanged, with pinyin as romanization', () => {
    const answer = lyricAnswer('[ti:题]\n[00:01.00]床前\n[00:02.00]moon');
    expect(answer).toEqual({
      code: 200,
      lrc: { version: 1, lyric: '[ti:题]\n[00:01.00]床前\n[00:02.00]moon' },
      klyric: { version: 1, lyric: '' },
      tlyric: { version: 1, lyric: '' },
      romalrc: { version: 1, lyric: '[00:01.000]chuáng qián' },
    });
  });

  it('holds word timings as YRC', () => {
    const answer = lyricAnswer('[00:01.00]<00:01.00>床<00:01.50>前<00:02.00>');
    expect(answer.lrc?.lyric).toBe('[00:01.000]床前\n[00:02.000]');
    expect(answer.yrc?.lyric).toBe('[1000,1000](1000,500,0)床(1500,500,0)前');
    expect(answer.yromalrc?.lyric).toBe('[00:01.000]chuáng qián');
    expect(answer).not.toHaveProperty('ttml');
  });

  it('holds TTML where the contract has no field for the singers', () => {
    const { ttml, lrc } = lyricAnswer('[00:01.00]女：雨\n[00:02.00]男：晴');
    expect(lrc?.lyric).toBe('[00:01.00]女：雨\n[00:02.00]男：晴');
    expect(parseTtml(ttml?.lyric ?? '')).toMatchObject({
      agents: [{ name: '女' }, { name: '男' }],
      lines: [{ text: '雨', agent: 'female', romanisation: 'yǔ' }, { text: '晴' }],
    });
  });

  it('separates translations from the lyric lines', () => {
    const { lrc, tlyric } = lyricAnswer('[00:01.00]moon\n[00:01.00]月\n[00:02.00]sun\n[00:02.00]日');
    expect([lrc?.lyric, tlyric?.lyric]).toEqual([
      '[00:01.000]moon\n[00:02.000]sun',
      '[00:01.000]月\n[00:02.000]日',
    ]);
  });

  it('has no pinyin for Japanese, already romanized or untimed lyrics', () => {
    for (const text of ['[00:01.00]東京\n[00:02.00]の', '床前', '[00:01.00]moon'])
      expect(lyricAnswer(text).romalrc?.lyric).toBe('');
    const romanised = '<tt><p begin="1s" end="2s">床<span ttm:role="x-roman">cong</span></p></tt>';
    expect(lyricAnswer(romanised).romalrc?.lyric).toBe('[00:01.000]cong');
  });
});

describe('the answer for lyrics with non-standard syntax', () => {
  it.each([
    ['[00:01.00]Rock &amp; Roll', '[00:01.000]Rock & Roll'],
    ['［00:01,5］a', '[00:01.500]a'],
    ['[-00:01.00]a\n[00:02.00]b', '[00:00.000]a\n[00:02.000]b'],
    ['a &amp; b<br>c', 'a & b\nc'],
  ])('is converted to standard LRC: %s', (source, lrc) => {
    expect(lyricAnswer(source).lrc?.lyric).toBe(lrc);
  });

  it.each(['[00:01.00] a\n[00:02]b', 'a\n\nb & c <3'])(
    'is the unchanged text where the syntax is standard: %s',
    (source) => {
      expect(lyricAnswer(source).lrc?.lyric).toBe(source);
    },
  );
});

describe('the answer for lyrics in a format of another program', () => {
  it.each([
    ['QRC', '[1000,500]月(1000,500)', '[1000,500](1000,500,0)月'],
    ['KRC', '[1000,500]<0,500,0>月', '[1000,500](1000,500,0)月'],
    ['Lyricify Syllable', '[0]月(1000,500)', '[1000,500](1000,500,0)月'],
    ['SRT', '1\n00:00:01,000 --> 00:00:01,500\n月', undefined],
    ['WebVTT', 'WEBVTT\n\n00:01.000 --> 00:01.500\n月', undefined],
  ])('is LRC and YRC: %s', (_, source, yrc) => {
    const answer = lyricAnswer(source);
    expect(answer.lrc?.lyric).toBe('[00:01.000]月\n[00:01.500]');
    expect(answer.yrc?.lyric).toBe(yrc);
    expect(answer.romalrc?.lyric).toBe('[00:01.000]yuè');
  });

  it('is empty where the format cannot be read', () => {
    expect(lyricAnswer('[Script Info]\nDialogue: 0,0:00:01.00,0:00:02.00,,,0,0,0,,a').lrc?.lyric).toBe('');
  });
});
