import { expect, it } from 'vitest';
import { readSoundSettings } from './read-sound-settings.ts';
import { defaultSoundSettings, type SoundSettings } from './sound-settings.ts';

const bands = [1, 2, 3, 4, 5, 4, 3, 2, 1, -12];
const tone: SoundSettings = {
  even: 'album',
  preampDb: -2,
  equaliser: true,
  bands,
  own: [{ name: '我的', bands }],
  balance: -0.5,
  mono: true,
  output: { id: 'abc', label: '耳机' },
};

it('reads back stored settings', () => {
  expect(readSoundSettings(structuredClone(tone))).toEqual(tone);
});

it.each([undefined, null, 7, 'song', [], {}])('returns the defaults for %j', (value) => {
  expect(readSoundSettings(value)).toEqual(defaultSoundSettings);
});

it('replaces invalid fields by their defaults', () => {
  const broken: [keyof SoundSettings, unknown][] = [
    ['even', 'always'],
    ['preampDb', 'loud'],
    ['equaliser', 'yes'],
    ['bands', [1, 2, 3]],
    ['own', 'none'],
    ['balance', null],
    ['mono', 1],
    ['output', { id: 7 }],
  ];
  for (const [part, value] of broken)
    expect(readSoundSettings({ ...tone, [part]: value })).toEqual({
      ...tone,
      [part]: defaultSoundSettings[part],
    });
});

it('clamps numbers and keeps valid presets, each name once', () => {
  const read = readSoundSettings({
    ...tone,
    preampDb: 99,
    balance: -3,
    bands: bands.map((_, at) => (at === 0 ? 80 : at === 1 ? Number.NaN : at === 2 ? 'x' : 0)),
    own: [
      { name: '一', bands },
      { name: '二' },
      null,
      { bands },
      { name: '一', bands: defaultSoundSettings.bands },
    ],
  });
  expect(read).toMatchObject({ preampDb: 12, balance: -1, bands: [12, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
  expect(read.own).toEqual([{ name: '一', bands: defaultSoundSettings.bands }]);
});
