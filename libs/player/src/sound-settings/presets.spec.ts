import { expect, it } from 'vitest';
import { presetOf, presets, withUserPreset, withoutPreset, withPresetRenamed } from './presets.ts';
import { BAND_LIMIT_DB, BANDS_HZ, defaultSoundSettings } from './sound-settings.ts';

const bands = [1, 2, 3, 4, 5, 4, 3, 2, 1, 0];
const mine = withUserPreset({ ...defaultSoundSettings, bands }, ' 我的 ');

it('has a value within the limits for each band of each preset', () => {
  for (const preset of Object.values(presets)) {
    expect(preset).toHaveLength(BANDS_HZ.length);
    for (const value of preset) expect(Math.abs(value)).toBeLessThanOrEqual(BAND_LIMIT_DB);
  }
  const curves = Object.values(presets).map(String);
  expect(new Set(curves).size).toBe(curves.length);
});

it('finds the preset that matches the bands', () => {
  expect(presetOf(defaultSoundSettings)).toBe('flat');
  expect(presetOf({ ...defaultSoundSettings, bands: [...presets.rock] })).toBe('rock');
  expect(presetOf({ ...defaultSoundSettings, bands })).toBeNull();
  expect(presetOf(mine)).toEqual({ name: '我的', bands });
});

it('saves, replaces, renames and deletes user presets', () => {
  expect(mine.own).toEqual([{ name: '我的', bands }]);
  const other = withUserPreset({ ...mine, bands: [...presets.jazz] }, '夜里');
  expect(other.own.map(({ name }) => name)).toEqual(['我的', '夜里']);
  const replaced = withUserPreset({ ...other, bands: [...presets.pop] }, '我的');
  expect(replaced.own).toEqual([
    { name: '夜里', bands: presets.jazz },
    { name: '我的', bands: presets.pop },
  ]);
  expect(withPresetRenamed(other, '我的', '早上').own.map(({ name }) => name)).toEqual(['早上', '夜里']);
  expect(withPresetRenamed(other, '我的', '夜里').own).toEqual([{ name: '夜里', bands }]);
  expect(withoutPreset(other, '我的').own.map(({ name }) => name)).toEqual(['夜里']);
  expect(withoutPreset(other, '我的').bands).toBe(other.bands);
});

it('ignores empty names', () => {
  expect(withUserPreset(mine, '  ')).toBe(mine);
  expect(withPresetRenamed(mine, '我的', ' ')).toBe(mine);
  expect(withPresetRenamed(mine, '没有', '早上')).toBe(mine);
});
