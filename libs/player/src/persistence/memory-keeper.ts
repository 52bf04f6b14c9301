import { endOfRun } from '../machine/queue.ts';
import { isSounding, type MachineState } from '../machine/state.ts';
import type { Clock, PlayerStorage, StoredValues } from '../ports/ports.ts';
import type { Tone } from '../tone/tone.ts';
import { changedParts, createPartsKeeper } from './parts-keeper.ts';
import { earlierQueueKeys, isPlaceKey, LIST_KEY, OWNER_KEY, placeKey } from './storage-keys.ts';

/** Changes of the queue that come in a row are written once, ms. */
export const STRUCTURE_DELAY_MS = 250;
/** How often a running song's position is written, ms. */
export const POSITION_INTERVAL_MS = 2000;

/** What of the machine's state is a setting, by the names it is stored under. */
const settingsOf = ({ mode, volume, muted, rate, level, crossfadeMs, saver }: MachineState) => ({
  mode,
  volume,
  muted,
  rate,
  level,
  crossfadeMs,
  saver,
});

export interface KeeperOptions {
  storage: PlayerStorage;
  clock: Clock;
  state(): MachineState;
  positionMs(): number;
}

/**
 * What is to be written of the record of the queue: `place` only the place of this page, `claim` the place, and the whole
 * record where another page owns it, `list` the whole record.
 */
type Pending = 'nothing' | 'place' | 'claim' | 'list';
const ranks: readonly Pending[] = ['nothing', 'place', 'claim', 'list'];

/** No other page has it; `crypto.randomUUID` is missing over plain http. */
const newPageId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/**
 * Writes what this page changed, not too often. A page that neither played nor changed anything writes nothing. Failing
 * writes are left at that: playing matters more.
 */
export function createMemoryKeeper({ storage, clock, state, positionMs }: KeeperOptions) {
  const parts = createPartsKeeper(storage, clock);
  const here = placeKey(newPageId());
  const owner = here.slice(placeKey('').length);
  /** keys of earlier releases and of pages that lost the record, removed with the next whole record */
  const stray = new Set<string>();
  /** what changes was stored by an earlier visit */
  let restoring = false;
  let lastTone: Tone | null = null;
  let owned = false;
  let pending: Pending = 'nothing';
  let callOff: (() => void) | null = null;
  let written = { at: 0, place: '' };

  function place(): StoredValues {
    const { queue } = state();
    const value = { index: queue.index, positionMs: positionMs(), run: endOfRun(queue) - queue.index - 1 };
    written = { at: clock.now(), place: JSON.stringify(value) };
    return { [here]: value };
  }

  function record(): StoredValues {
    const { queue, source, straight } = state();
    const places = new Map(queue.entries.map(({ key }, at) => [key, at]));
    const list = {
      tracks: queue.entries.map((entry) => entry.track),
      source,
      straight: straight && straight.flatMap((key) => places.get(key) ?? []),
    };
    const removed = Object.fromEntries([...stray].map((key) => [key, undefined]));
    stray.clear();
    owned = true;
    return { ...removed, [OWNER_KEY]: owner, [LIST_KEY]: list, ...place() };
  }

  /** @param leaving the page may end before a value that is read comes: nothing is read, and what waits is written whole */
  function write(leaving: boolean): void {
    callOff?.();
    callOff = null;
    const what = pending;
    pending = 'nothing';
    if (what === 'nothing') return;
    const done =
      what === 'place'
        ? storage.write(place())
        : leaving
          ? storage.write(record())
          : storage.update(OWNER_KEY, (current) => {
              if (current === owner) return what === 'claim' ? place() : record();
              if (typeof current === 'string') stray.add(placeKey(current));
              return record();
            });
    done.catch(() => undefined);
  }

  function mark(what: Exclude<Pending, 'nothing'>): void {
    if (what === 'place' && !owned) return;
    if (ranks.indexOf(what) > ranks.indexOf(pending)) pending = what;
    callOff ??= clock.after(STRUCTURE_DELAY_MS, () => write(false));
  }

  return {
    /**
     * Runs `apply`, which brings back stored values: its changes are not written again.
     *
     * @param values everything stored; keys of earlier releases and of other pages are replaced with the next record
     */
    bringBack(values: ReadonlyMap<string, unknown>, apply: () => void): void {
      const earlier: readonly string[] = Object.values(earlierQueueKeys);
      for (const key of values.keys()) if (isPlaceKey(key) || earlier.includes(key)) stray.add(key);
      if (values.has('settings')) parts.isWhole('settings');
      if (values.has('tone')) parts.isWhole('tone');
      restoring = true;
      apply();
      restoring = false;
    },
    /** Called with each change of the machine. */
    changed(before: MachineState, after: MachineState): void {
      if (restoring) return;
      if (
        before.queue.entries !== after.queue.entries ||
        before.source !== after.source ||
        before.straight !== after.straight
      )
        mark('list');
      if (before.playId !== after.playId || before.queue.index !== after.queue.index) mark('claim');
      if (isSounding(after.status) && !isSounding(before.status)) mark('claim');
      if (before.status !== after.status && after.status !== 'playing') mark('place');
      parts.settings(changedParts(settingsOf(before), settingsOf(after)));
    },
    /** The song went on or was moved; cheap enough for every tick. */
    moved(): void {
      if (clock.now() - written.at < POSITION_INTERVAL_MS) return;
      written.at = clock.now();
      mark('place');
    },
    /** The listener chose another position. */
    jumped(): void {
      if (state().queue.entries.length > 0) mark('claim');
    },
    /** Called with each change of the tone. */
    toned(tone: Tone | null): void {
      if (!restoring) parts.toned(lastTone, tone);
      lastTone = tone;
    },
    /** Everything unwritten, and the position, right now. */
    flush(): void {
      parts.flush();
      if (pending !== 'nothing') write(true);
      if (!owned) return;
      const last = written.place;
      const values = place();
      if (written.place !== last) storage.write(values).catch(() => undefined);
    },
  };
}
