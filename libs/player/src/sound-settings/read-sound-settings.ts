import {
  BAND_LIMIT_DB,
  defaultSoundSettings,
  type UserPreset,
  PREAMP_LIMIT_DB,
  type SoundSettings,
} from './sound-settings.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const within = (value: unknown, limit: number, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, -limit), limit) : otherwise;

/** Reads a stored list of bands; null when its length is wrong. */
function readBands(value: unknown): readonly number[] | null {
  if (!Array.isArray(value) || value.length !== defaultSoundSettings.bands.length) return null;
  return value.map((each: unknown) => within(each, BAND_LIMIT_DB, 0));
}

function readOwn(value: unknown): UserPreset[] {
  const found = new Map<string, UserPreset>();
  for (const each of Array.isArray(value) ? value : []) {
    if (!isObject(each) || typeof each['name'] !== 'string') continue;
    const bands = readBands(each['bands']);
    if (bands) found.set(each['name'], { name: each['name'], bands });
  }
  return [...found.values()];
}

/** Reads stored sound settings field by field; an invalid field gets its default. */
export function readSoundSettings(value: unknown): SoundSettings {
  if (!isObject(value)) return defaultSoundSettings;
  const { even, preampDb, equaliser, balance, mono, output } = value;
  return {
    even: even === 'song' || even === 'album' ? even : 'off',
    preampDb: within(preampDb, PREAMP_LIMIT_DB, 0),
    equaliser: equaliser === true,
    bands: readBands(value['bands']) ?? defaultSoundSettings.bands,
    own: readOwn(value['own']),
    balance: within(balance, 1, 0),
    mono: mono === true,
    output:
      isObject(output) && typeof output['id'] === 'string' && typeof output['label'] === 'string'
        ? { id: output['id'], label: output['label'] }
        : null,
  };
}
