import { bitrateLimits, qualityLevels, type QualityLevel, type Track } from '@qingyin/contract';
import { playModes } from '../mode-order.ts';
import { restoreCommand } from '../machine/queue-commands.ts';
import type { MachineEvent, MachineState, PlayerCommand } from '../machine/state.ts';
import type { PlayMode, QueueSource, Saver } from '../types.ts';
import {
  earlierQueueKeys,
  LIST_KEY,
  OWNER_KEY,
  type SettingsGroup,
  settingsPrefixes,
  placeKey,
} from './storage-keys.ts';

const savers: readonly Saver[] = ['auto', 'on', 'off'];
const limitNames = ['limit', 'saverLimit'] as const;
const knownLimits = [0, ...bitrateLimits];

export { readSoundSettings } from '../sound-settings/read-sound-settings.ts';

/** The player's persisted settings. */
export interface SavedSettings {
  mode: PlayMode;
  volume: number;
  muted: boolean;
  rate: number;
  level: QualityLevel;
  crossfadeMs: number;
  saver: Saver;
  limits: Partial<Pick<MachineState, 'limit' | 'saverLimit'>>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(isNumber);

/** Type guard for the fields needed to show and play a track; other shapes of earlier versions are dropped. */
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

/** Reads stored tracks and their source; empty when the value has another shape. */
export function readQueue(value: unknown): { tracks: Track[]; source: QueueSource | null } {
  if (!isObject(value) || !Array.isArray(value['tracks'])) return { tracks: [], source: null };
  const stored: unknown[] = value['tracks'];
  const tracks = stored.filter(isTrack);
  const source = value['source'];
  const known = isObject(source) && typeof source['kind'] === 'string' && typeof source['id'] === 'string';
  return { tracks, source: known ? { kind: String(source['kind']), id: String(source['id']) } : null };
}

/** Reads index, position (ms) and number of play-next entries; zeros for missing values. */
export function readPlace(value: unknown): { index: number; positionMs: number; playNextCount: number } {
  if (!isObject(value)) return { index: 0, positionMs: 0, playNextCount: 0 };
  const { index, positionMs, run } = value;
  return {
    index: isNumber(index) ? index : 0,
    positionMs: isNumber(positionMs) ? Math.max(0, positionMs) : 0,
    playNextCount: isNumber(run) ? run : 0,
  };
}

/** Reads the unshuffled order, as indexes of the queue. */
export function readOrder(value: unknown): readonly number[] | null {
  const straight = isObject(value) ? value['straight'] : null;
  return isNumbers(straight) ? straight : null;
}

/** The stored queue record, not validated. */
interface StoredRecord {
  queue: unknown;
  place: unknown;
  order: unknown;
}

const groupIn = (values: ReadonlyMap<string, unknown>, group: SettingsGroup): unknown => {
  const prefix = settingsPrefixes[group];
  const parts = [...values].filter(([key]) => key.startsWith(prefix));
  const earlier = values.get(group);
  if (parts.length === 0) return earlier;
  const single = Object.fromEntries(parts.map(([key, value]) => [key.slice(prefix.length), value]));
  return { ...(isObject(earlier) && earlier), ...single };
};

/** Groups the stored values by content, in the format of this release or of earlier ones; not validated. */
export function storedParts(
  values: ReadonlyMap<string, unknown>,
): StoredRecord & { settings: unknown; tone: unknown } {
  const list = values.get(LIST_KEY);
  const record: StoredRecord =
    list === undefined
      ? {
          queue: values.get(earlierQueueKeys.queue),
          place: values.get(earlierQueueKeys.place),
          order: values.get(earlierQueueKeys.order),
        }
      : { queue: list, place: values.get(placeKey(String(values.get(OWNER_KEY)))), order: list };
  return { ...record, settings: groupIn(values, 'settings'), tone: groupIn(values, 'tone') };
}

/** Queue command that restores the stored queue. */
export const restoreStoredQueue = ({ queue, place, order }: StoredRecord): PlayerCommand =>
  restoreCommand({ ...readQueue(queue), ...readPlace(place), order: readOrder(order) });

/** Reads each setting by itself: an invalid one does not affect the others. */
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
    limits: Object.fromEntries(
      limitNames.flatMap((name) =>
        knownLimits.filter((limit) => limit === value[name]).map((limit) => [name, limit]),
      ),
    ),
    ...(isNumber(volume) && { volume }),
    ...(isNumber(rate) && { rate }),
    ...(isNumber(crossfadeMs) && { crossfadeMs }),
    ...(typeof muted === 'boolean' && { muted }),
  };
}

/** Events that restore the known settings. */
export function settingEvents(settings: Partial<SavedSettings>): MachineEvent[] {
  const { mode, volume, muted, rate, level, crossfadeMs, saver, limits } = settings;
  return [
    ...(mode === undefined ? [] : [{ type: 'set-mode', mode } as const]),
    ...(volume === undefined ? [] : [{ type: 'set-volume', volume } as const]),
    ...(muted === undefined ? [] : [{ type: 'set-muted', muted } as const]),
    ...(rate === undefined ? [] : [{ type: 'set-rate', rate } as const]),
    ...(level === undefined ? [] : [{ type: 'set-level', level } as const]),
    ...(crossfadeMs === undefined ? [] : [{ type: 'set-crossfade', ms: crossfadeMs } as const]),
    ...(saver === undefined ? [] : [{ type: 'set-saver', saver } as const]),
    ...(limits === undefined ? [] : [{ type: 'set-limits', limits } as const]),
  ];
}
