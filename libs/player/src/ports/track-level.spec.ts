import { describe, expect, it } from 'vitest';
import type { Loudness } from '../sound-settings/loudness-normalization.ts';
import { defaultSoundSettings, type SoundSettings } from '../sound-settings/sound-settings.ts';
import { createTrackLevel } from './track-level.ts';

const soft: Loudness = { loudness: -28, truePeak: -12 };
const loud: Loudness = { loudness: -8, truePeak: -3 };
const far = 10_000;
const soon = 300;

function songs(tone: Partial<SoundSettings>, first?: Loudness, next?: Loudness) {
  const level = createTrackLevel(() => ({ ...defaultSoundSettings, ...tone }));
  level.load(first);
  level.follow(next);
  return {
    level,
    decibels: (leftMs: number) => Math.round(20 * Math.log10(level.at(leftMs).level) * 100) / 100,
  };
}

describe('normalization gain before a gapless join', () => {
  it('keeps the track’s own gain until the next one starts, if that is not too loud for it', () => {
    const { level, decibels } = songs({ even: 'song' }, loud, soft);
    expect([far, soon].map(decibels)).toEqual([-10, -10]);
    level.joined();
    expect([far, soon].map(decibels)).toEqual([10, 10]);
  });

  it('reduces the gain shortly before a track whose beginning would exceed the ceiling', () => {
    const { level, decibels } = songs({ even: 'song' }, soft, loud);
    expect([far, soon].map(decibels)).toEqual([10, 2]);
    level.joined();
    expect(decibels(far)).toBe(-10);
  });

  it('keeps the gain when the appended track is removed or was not measured', () => {
    const { level, decibels } = songs({ even: 'song' }, soft, loud);
    level.follow(undefined);
    expect(decibels(soon)).toBe(10);
  });

  it('uses one gain for all tracks of an album by album, and for all tracks without normalization', () => {
    const album = { albumLoudness: -12, albumTruePeak: -3 };
    const whole = songs({ even: 'album' }, { ...soft, ...album }, { ...loud, ...album });
    expect([far, soon].map(whole.decibels)).toEqual([-6, -6]);
    whole.level.joined();
    expect(whole.decibels(far)).toBe(-6);
    const off = songs({ even: 'off', preampDb: 6 }, soft, loud);
    expect([far, soon].map(off.decibels)).toEqual([0, 0]);
  });
});
