import { defaultSoundSettings, type UserPreset, type SoundSettings } from './sound-settings.ts';

/** Built-in equalizer presets, dB for each of `BANDS_HZ`. */
export const presets = {
  flat: defaultSoundSettings.bands,
  bass: [6, 5, 4, 2, 0, 0, 0, 0, 0, 0],
  treble: [0, 0, 0, 0, 0, 0, 2, 4, 5, 6],
  voice: [-4, -3, -1, 1, 3, 4, 4, 2, 0, -2],
  pop: [-1, 1, 3, 4, 3, 0, -1, -1, 1, 2],
  rock: [5, 4, 2, 0, -1, 0, 2, 3, 4, 4],
  jazz: [3, 2, 1, 2, -1, -1, 0, 1, 2, 3],
  classical: [3, 2, 1, 0, 0, 0, -1, -1, 2, 3],
  electronic: [5, 4, 1, 0, -2, 1, 0, 1, 4, 5],
  night: [-6, -4, -2, 0, 2, 3, 2, 0, -2, -4],
} as const satisfies Record<string, readonly number[]>;

export type PresetName = keyof typeof presets;

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, band) => value === other[band]);

/** The preset that the bands match: one of the user's, a built-in one, or null. */
export function presetOf({
  bands,
  own,
}: Pick<SoundSettings, 'bands' | 'own'>): UserPreset | PresetName | null {
  const mine = own.find((preset) => same(preset.bands, bands));
  if (mine) return mine;
  return (Object.keys(presets) as PresetName[]).find((name) => same(presets[name], bands)) ?? null;
}

/** Saves the bands as a preset and replaces one with the same name. An empty name changes nothing. */
export function withUserPreset(tone: SoundSettings, given: string): SoundSettings {
  const name = given.trim();
  if (name === '') return tone;
  return {
    ...tone,
    own: [...tone.own.filter((preset) => preset.name !== name), { name, bands: [...tone.bands] }],
  };
}

/** Renames a preset in place and replaces one with the new name. An empty name changes nothing. */
export function withPresetRenamed(tone: SoundSettings, from: string, given: string): SoundSettings {
  const to = given.trim();
  if (to === '' || to === from || !tone.own.some(({ name }) => name === from)) return tone;
  return {
    ...tone,
    own: tone.own
      .filter(({ name }) => name !== to)
      .map((preset) => (preset.name === from ? { ...preset, name: to } : preset)),
  };
}

/** Deletes a preset; the bands stay. */
export const withoutPreset = (tone: SoundSettings, name: string): SoundSettings => ({
  ...tone,
  own: tone.own.filter((preset) => preset.name !== name),
});
