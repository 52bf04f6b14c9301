import { endOfRun } from '../machine/queue.ts';
import type { MachineState } from '../machine/state.ts';
import type { Clock, PlayerStorage } from '../ports/ports.ts';
import type { Tone } from '../tone/tone.ts';
import { storageKeys } from './storage-keys.ts';

/** Changes that come in a row are written once, ms; of a setting (a volume drag) the first at once and then the last. */
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

/** Writes what changed, all of it at once and not too often. Failing writes are left at that: playing matters more. */
export function createMemoryKeeper({ storage, clock, state, positionMs, tone }: KeeperOptions) {
  const dirty = new Set<Part>();
  let callOff: (() => void) | null = null;
  let placeWrittenAt = 0;
  const chosenAt = { settings: -Infinity, tone: -Infinity };

  function valueOf(part: Part): unknown {
    const now = state();
    const { queue, source, straight } = now;
    switch (part) {
      case 'queue':
        return { tracks: queue.entries.map((entry) => entry.track), source };
      case 'place':
        return { index: queue.index, positionMs: positionMs(), run: endOfRun(queue) - queue.index - 1 };
      case 'settings':
        return Object.fromEntries(settingKeys.map((key) => [key, now[key]]));
      case 'tone':
        return tone();
      case 'order': {
        const places = new Map(queue.entries.map((entry, place) => [entry.key, place]));
        return straight && { straight: straight.flatMap((key) => places.get(key) ?? []) };
      }
    }
  }

  function put(parts: Iterable<Part>): void {
    const values = Object.fromEntries([...parts].map((part) => [storageKeys[part], valueOf(part)]));
    storage.write(values).catch(() => undefined);
  }

  function write(): void {
    callOff?.();
    callOff = null;
    if (dirty.has('place')) placeWrittenAt = clock.now();
    if (dirty.size > 0) put(dirty);
    dirty.clear();
  }

  function mark(...parts: Part[]): void {
    for (const part of parts) dirty.add(part);
    callOff ??= clock.after(STRUCTURE_DELAY_MS, write);
  }

  /** A choice outlives a page that is left at once, where a last write is not sure to be heard. */
  function chosen(part: 'settings' | 'tone'): void {
    const quiet = clock.now() - chosenAt[part] >= STRUCTURE_DELAY_MS;
    chosenAt[part] = clock.now();
    if (quiet) put([part]);
    else mark(part);
  }

  return {
    /** To be called with each change of the machine. */
    changed(before: MachineState, after: MachineState): void {
      if (before.queue.entries !== after.queue.entries || before.source !== after.source)
        mark('queue', 'place', 'order');
      if (before.playId !== after.playId || before.queue.index !== after.queue.index) mark('place');
      if (before.status !== after.status && after.status !== 'playing') mark('place');
      if (before.straight !== after.straight) mark('order');
      if (settingKeys.some((key) => before[key] !== after[key])) chosen('settings');
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
      chosen('tone');
    },
    /** Everything unwritten, and the position, right now. */
    flush(): void {
      if (state().queue.entries.length > 0) dirty.add('place');
      write();
    },
  };
}
