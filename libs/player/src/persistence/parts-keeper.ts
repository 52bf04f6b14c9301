import type { Clock, PlayerStorage, StoredValues } from '../ports/ports.ts';
import type { OwnPreset, Tone } from '../tone/tone.ts';
import { partKey, type PartGroup } from './storage-keys.ts';

/** Changes that come in a row are written once, ms; of a drag (the volume) the first at once and then the last. */
export const CHOICE_DELAY_MS = 250;

type Parts = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** The parts of `after` that are not those of `before`. */
export const changedParts = (before: object | null, after: object): Parts => {
  const old: Parts = { ...before };
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => old[name] !== value));
};

/** Stored presets with the changes from `before` to `after`, so that presets another page has added stay. */
export function mergedPresets(
  stored: readonly OwnPreset[],
  before: readonly OwnPreset[],
  after: readonly OwnPreset[],
): OwnPreset[] {
  const changed = after.filter((preset) => !before.includes(preset));
  const names = new Set(changed.map(({ name }) => name));
  const removed = new Set(
    before.map(({ name }) => name).filter((name) => !after.some((one) => one.name === name)),
  );
  return [...stored.filter(({ name }) => !names.has(name) && !removed.has(name)), ...changed];
}

/**
 * Stores single settings and parts of the tone when they change, the first of a row at once: a page that is left may not
 * live to see a later write. Parts that this page did not change are never written.
 */
export function createPartsKeeper(storage: PlayerStorage, clock: Clock) {
  const waiting = { settings: new Map<string, unknown>(), tone: new Map<string, unknown>() };
  const chosenAt = { settings: -Infinity, tone: -Infinity };
  /** groups that an earlier release stored as one value */
  const whole = new Set<PartGroup>();
  let callOff: (() => void) | null = null;

  function put(group: PartGroup): void {
    if (waiting[group].size === 0) return;
    const values = Object.fromEntries(
      [...waiting[group]].map(([name, value]) => [partKey(group, name), value]),
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

  function chosen(group: PartGroup, parts: Parts): void {
    for (const [name, value] of Object.entries(parts)) waiting[group].set(name, value);
    if (waiting[group].size === 0) return;
    const quiet = clock.now() - chosenAt[group] >= CHOICE_DELAY_MS;
    chosenAt[group] = clock.now();
    if (quiet) put(group);
    else callOff ??= clock.after(CHOICE_DELAY_MS, flush);
  }

  return {
    /** An earlier release stored this group as one value, which the next write splits. */
    isWhole: (group: PartGroup): void => void whole.add(group),
    settings: (parts: Parts): void => chosen('settings', parts),
    toned(before: Tone | null, after: Tone | null): void {
      const { own, ...others } = changedParts(before, after ?? {});
      chosen('tone', others);
      if (own === undefined || !after) return;
      const key = partKey('tone', 'own');
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

/** One value of an earlier release as values of its parts. Without one, another page has split it already. */
function split(group: PartGroup, earlier: unknown): StoredValues {
  if (!isRecord(earlier)) return {};
  const parts = Object.entries(earlier).map(([name, value]) => [partKey(group, name), value]);
  return { ...Object.fromEntries(parts), [group]: undefined };
}
