import type { MachineState } from '../machine/state.ts';
import type { Clock, PlayerStorage } from '../ports/ports.ts';
import type { Tone } from '../tone/tone.ts';
import { storageKeys } from './storage-keys.ts';

/** Changes that come in a row (a volume drag) are written once, ms. */
export const STRUCTURE_DELAY_MS = 250;
/** How often a running song's position is written, ms. */
export const POSITION_INTERVAL_MS = 2000;

/** What of the machine's state is a setting, by the names it is kept under. */
const settingKeys = ['mode', 'volume', 'muted', 'rate', 'level', 'crossfadeMs', 'saver'] as const;

export interface KeeperOptions {
  storage: PlayerStorage;
  clock: Clock;
  state(): MachineState;
  positionMs(): number;
  tone(): Tone | null;
}

type Part = keyof typeof storageKeys;

/** Writes what changed, part by part and not too often. Failing writes are left at that: playing matters more. */
export function createMemoryKeeper({ storage, clock, state, positionMs, tone }: KeeperOptions) {
  const dirty = new Set<Part>();
  let callOff: (() => void) | null = null;
  let placeWrittenAt = 0;

  function valueOf(part: Part): unknown {
    const now = state();
    const { queue, source, mode, order } = now;
    switch (part) {
      case 'queue':
        return { tracks: queue.entries.map((entry) => entry.track), source };
      case 'place':
        return { index: queue.index, positionMs: positionMs() };
      case 'settings':
        return Object.fromEntries(settingKeys.map((key) => [key, now[key]]));
      case 'tone':
        return tone();
      case 'order': {
        if (mode !== 'shuffle') return null;
        const places = new Map(queue.entries.map((entry, place) => [entry.key, place]));
        const toPlaces = (keys: readonly number[]): number[] => keys.flatMap((key) => places.get(key) ?? []);
        return { past: toPlaces(order.past), upcoming: toPlaces(order.upcoming) };
      }
    }
  }

  function write(): void {
    callOff?.();
    callOff = null;
    if (dirty.has('place')) placeWrittenAt = clock.now();
    for (const part of dirty) storage.set(storageKeys[part], valueOf(part)).catch(() => undefined);
    dirty.clear();
  }

  function mark(...parts: Part[]): void {
    for (const part of parts) dirty.add(part);
    callOff ??= clock.after(STRUCTURE_DELAY_MS, write);
  }

  return {
    /** To be called with each change of the machine. */
    changed(before: MachineState, after: MachineState): void {
      if (before.queue.entries !== after.queue.entries || before.source !== after.source)
        mark('queue', 'place');
      if (before.playId !== after.playId || before.queue.index !== after.queue.index) mark('place');
      if (before.status !== after.status && after.status !== 'playing') mark('place');
      if (before.order !== after.order) mark('order');
      if (settingKeys.some((key) => before[key] !== after[key])) mark('settings', 'order');
    },
    /** The song went on or was moved; cheap enough for every tick. */
    moved(): void {
      if (clock.now() - placeWrittenAt < POSITION_INTERVAL_MS) return;
      placeWrittenAt = clock.now();
      mark('place');
    },
    /** The listener chose another position. */
    jumped(): void {
      mark('place');
    },
    /** The listener chose another sound. */
    toned(): void {
      mark('tone');
    },
    /** Everything unwritten, and the position, right now. */
    flush(): void {
      if (state().queue.entries.length > 0) dirty.add('place');
      write();
    },
  };
}
