import { qualityLevels, type QualityLevel, type Track } from '@qingyin/contract';
import { playModes } from '../machine/modes.ts';
import type { ShuffleOrder } from '../machine/shuffle.ts';
import type { MachineEvent } from '../machine/state.ts';
import type { PlayMode, QueueSource, Saver } from '../types.ts';

const savers: readonly Saver[] = ['auto', 'on', 'off'];

export { readTone } from '../tone/saved-tone.ts';

export interface SavedSettings {
  mode: PlayMode;
  volume: number;
  muted: boolean;
  rate: number;
  level: QualityLevel;
  crossfadeMs: number;
  saver: Saver;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(isNumber);

/** Enough of a track to show and play it; what an older version stored otherwise is dropped. */
export function isTrack(value: unknown): value is Track {
  return (
    isObject(value) &&
    isNumber(value['id']) &&
    typeof value['name'] === 'string' &&
    Array.isArray(value['artists']) &&
    Array.isArray(value['aliases']) &&
    isObject(value['album']) &&
    isNumber(value['durationMs']) &&
    'unplayable' in value
  );
}

/** The stored songs and their source; nothing when the store holds none or something else. */
export function readQueue(value: unknown): { tracks: Track[]; source: QueueSource | null } {
  if (!isObject(value) || !Array.isArray(value['tracks'])) return { tracks: [], source: null };
  const stored: unknown[] = value['tracks'];
  const tracks = stored.filter(isTrack);
  const source = value['source'];
  const known = isObject(source) && typeof source['kind'] === 'string' && typeof source['id'] === 'string';
  return { tracks, source: known ? { kind: String(source['kind']), id: String(source['id']) } : null };
}

/** Index and position (ms); the start when there is nothing to go by. */
export function readPlace(value: unknown): { index: number; positionMs: number } {
  if (!isObject(value)) return { index: 0, positionMs: 0 };
  const { index, positionMs } = value;
  return {
    index: isNumber(index) ? index : 0,
    positionMs: isNumber(positionMs) ? Math.max(0, positionMs) : 0,
  };
}

/** The order of shuffle as places in the queue. */
export function readOrder(value: unknown): ShuffleOrder | null {
  if (!isObject(value)) return null;
  const { past, upcoming } = value;
  return isNumbers(past) && isNumbers(upcoming) ? { past, upcoming } : null;
}

/** Each setting on its own: one that can't be read leaves the others. */
export function readSettings(value: unknown): Partial<SavedSettings> {
  if (!isObject(value)) return {};
  const mode = playModes.find((known) => known === value['mode']);
  const level = qualityLevels.find((known) => known === value['level']);
  const saver = savers.find((known) => known === value['saver']);
  const { volume, rate, muted, crossfadeMs } = value;
  return {
    ...(mode && { mode }),
    ...(level && { level }),
    ...(saver && { saver }),
    ...(isNumber(volume) && { volume }),
    ...(isNumber(rate) && { rate }),
    ...(isNumber(crossfadeMs) && { crossfadeMs }),
    ...(typeof muted === 'boolean' && { muted }),
  };
}

/** What brings settings back: one event each, those that are known. */
export function settingEvents(settings: Partial<SavedSettings>): MachineEvent[] {
  const { mode, volume, muted, rate, level, crossfadeMs, saver } = settings;
  return [
    ...(mode === undefined ? [] : [{ type: 'set-mode', mode } as const]),
    ...(volume === undefined ? [] : [{ type: 'set-volume', volume } as const]),
    ...(muted === undefined ? [] : [{ type: 'set-muted', muted } as const]),
    ...(rate === undefined ? [] : [{ type: 'set-rate', rate } as const]),
    ...(level === undefined ? [] : [{ type: 'set-level', level } as const]),
    ...(crossfadeMs === undefined ? [] : [{ type: 'set-crossfade', ms: crossfadeMs } as const]),
    ...(saver === undefined ? [] : [{ type: 'set-saver', saver } as const]),
  ];
}
