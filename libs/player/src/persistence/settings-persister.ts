import type { Clock, PlayerStorage, StoredValues } from '../ports/ports.ts';
import type { UserPreset, SoundSettings } from '../sound-settings/sound-settings.ts';
import { settingsKey, type SettingsGroup } from './storage-keys.ts';

/**
 * Writes of a series of changes, ms: the first at once, then one with the last value (a drag of the volume
 * slider).
 */
export const SETTINGS_WRITE_DELAY_MS = 250;

type Parts = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** The fields of `after` that differ from `before`. */
export const changedFields = (before: object | null, after: object): Parts => {
  const old: Parts = { ...before };
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => old[name] !== value));
};

/**
 * Applies the changes from `before` to `after` to the stored presets, so that presets added by another page
 * remain.
 */
export function mergedPresets(
  stored: readonly UserPreset[],
  before: readonly UserPreset[],
  after: readonly UserPreset[],
): UserPreset[] {
  const changed = after.filter((preset) => !before.includes(preset));
  const names = new Set(changed.map(({ name }) => name));
  const removed = new Set(
    before.map(({ name }) => name).filter((name) => !after.some((one) => one.name === name)),
  );
  return [...stored.filter(({ name }) => !names.has(name) && !removed.has(name)), ...changed];
}

/**
 * Persists single settings and fields of the sound settings when they change; the first change of a series at
 * once, because the page may be closed before a delayed write. Fields that this page did not change are never
 * written.
 */
export function createSettingsPersister(storage: PlayerStorage, clock: Clock) {
  const waiting = { settings: new Map<string, unknown>(), tone: new Map<string, unknown>() };
  const chosenAt = { settings: -Infinity, tone: -Infinity };
  /** groups that an earlier release stored as one value */
  const whole = new Set<SettingsGroup>();
  let callOff: (() => void) | null = null;

  function put(group: SettingsGroup): void {
    if (waiting[group].size === 0) return;
    const values = Object.fromEntries(
      [...waiting[group]].map(([name, value]) => [settingsKey(group, name), value]),
    );
    waiting[group].clear();
    const write = whole.delete(group)
      ? storage.update(group, (earlier) => ({ ...split(group, earlier), ...values }))
      : storage.write(values);
    write.catch(() => undefined);
  }

  function flush(): void {
    callOff?.();
    callOff = null;
    put('settings');
    put('tone');
  }

  function chosen(group: SettingsGroup, parts: Parts): void {
    for (const [name, value] of Object.entries(parts)) waiting[group].set(name, value);
    if (waiting[group].size === 0) return;
    const quiet = clock.now() - chosenAt[group] >= SETTINGS_WRITE_DELAY_MS;
    chosenAt[group] = clock.now();
    if (quiet) put(group);
    else callOff ??= clock.after(SETTINGS_WRITE_DELAY_MS, flush);
  }

  return {
    /** Marks a group that an earlier release stored as one value; the next write splits it. */
    isWhole: (group: SettingsGroup): void => void whole.add(group),
    settings: (parts: Parts): void => chosen('settings', parts),
    toned(before: SoundSettings | null, after: SoundSettings | null): void {
      const { own, ...others } = changedFields(before, after ?? {});
      chosen('tone', others);
      if (own === undefined || !after) return;
      const key = settingsKey('tone', 'own');
      storage
        .update(key, (stored) => ({
          [key]: mergedPresets(
            Array.isArray(stored) ? stored : (before?.own ?? []),
            before?.own ?? [],
            after.own,
          ),
        }))
        .catch(() => undefined);
    },
    flush,
  };
}

/** Splits a group's value of an earlier release into single keys. Empty when another page has already split it. */
function split(group: SettingsGroup, earlier: unknown): StoredValues {
  if (!isRecord(earlier)) return {};
  const parts = Object.entries(earlier).map(([name, value]) => [settingsKey(group, name), value]);
  return { ...Object.fromEntries(parts), [group]: undefined };
}
