import { expect, it } from 'vitest';
import { toWebVtt } from './web-vtt.ts';

it('writes a cue for each sung line within the film, with its translation', () => {
  const lines = [
    { startMs: -9000, endMs: -2000, text: '前一句' },
    { startMs: -2000, endMs: 3050, text: '空山不见人', translation: 'Empty <hills> & no one' },
    { startMs: 3050, endMs: 5000, text: '' },
    { startMs: 65_000, endMs: Infinity, text: '但闻人语响' },
  ];
  expect(toWebVtt({ timed: true, lines }).split('\n')).toEqual([
    'WEBVTT',
    '',
    '00:00:00.000 --> 00:00:03.050',
    '空山不见人',
    'Empty &lt;hills&gt; &amp; no one',
    '',
    '00:01:05.000 --> 24:00:00.000',
    '但闻人语响',
  ]);
});
