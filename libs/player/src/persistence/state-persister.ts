import { endOfPlayNextRun } from '../machine/queue.ts';
import { isSounding, type MachineState } from '../machine/state.ts';
import type { Clock, PlayerStorage, StoredValues } from '../ports/ports.ts';
import type { SoundSettings } from '../sound-settings/sound-settings.ts';
import { changedFields, createSettingsPersister } from './settings-persister.ts';
import { earlierQueueKeys, isPlaceKey, LIST_KEY, OWNER_KEY, placeKey } from './storage-keys.ts';

/** Debounce of queue changes, ms. */
export const QUEUE_WRITE_DELAY_MS = 250;
/** Interval at which the position of a playing track is written, ms. */
export const POSITION_WRITE_INTERVAL_MS = 2000;

/** The state's settings by the names of their stored keys. */
const settingsOf = ({
  mode,
  volume,
  muted,
  rate,
  level,
  crossfadeMs,
  saver,
  limit,
  saverLimit,
}: MachineState) => ({
  mode,
  volume,
  muted,
  rate,
  level,
  crossfadeMs,
  saver,
  limit,
  saverLimit,
});

/** Dependencies of the state persister. */
export interface StatePersisterOptions {
  storage: PlayerStorage;
  clock: Clock;
  state(): MachineState;
  positionMs(): number;
}

/**
 * What has to be written of the queue record: `place` this page's place only, `claim` its place, and the whole
 * record if another page owns it, `list` the whole record.
 */
type Pending = 'nothing' | 'place' | 'claim' | 'list';
const ranks: readonly Pending[] = ['nothing', 'place', 'claim', 'list'];

/** Unique id of this page; `crypto.randomUUID` is not available over plain HTTP. */
const newPageId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/**
 * Persists changes of the player's state, throttled. A page that neither played nor changed anything writes
 * nothing. Failed writes are ignored: playback is more important.
 */
export function createStatePersister({ storage, clock, state, positionMs }: StatePersisterOptions) {
  const parts = createSettingsPersister(storage, clock);
  const here = placeKey(newPageId());
  const owner = here.slice(placeKey('').length);
  /** keys of earlier releases and of pages that lost the record; removed with the next whole record */
  const stray = new Set<string>();
  /** true while stored values are applied */
  let restoring = false;
  let lastTone: SoundSettings | null = null;
  let owned = false;
  let pending: Pending = 'nothing';
  let callOff: (() => void) | null = null;
  let written = { at: 0, place: '' };

  function place(): StoredValues {
    const { queue } = state();
    const value = {
      index: queue.index,
      positionMs: positionMs(),
      run: endOfPlayNextRun(queue) - queue.index - 1,
    };
    written = { at: clock.now(), place: JSON.stringify(value) };
    return { [here]: value };
  }

  function record(): StoredValues {
    const { queue, source, unshuffledOrder } = state();
    const places = new Map(queue.entries.map(({ key }, at) => [key, at]));
    const list = {
      tracks: queue.entries.map((entry) => entry.track),
      source,
      straight: unshuffledOrder && unshuffledOrder.flatMap((key) => places.get(key) ?? []),
    };
    const removed = Object.fromEntries([...stray].map((key) => [key, undefined]));
    stray.clear();
    owned = true;
    return { ...removed, [OWNER_KEY]: owner, [LIST_KEY]: list, ...place() };
  }

  /**
   * Writes what is pending.
   *
   * @param leaving the page may end before a read completes: writes the whole record without reading the owner
   */
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
    callOff ??= clock.after(QUEUE_WRITE_DELAY_MS, () => write(false));
  }

  return {
    /**
     * Runs `apply`, which restores stored values; its changes are not written again.
     *
     * @param values all stored values; keys of earlier releases and of other pages are removed with the next
     * record
     */
    restore(values: ReadonlyMap<string, unknown>, apply: () => void): void {
      const earlier: readonly string[] = Object.values(earlierQueueKeys);
      for (const key of values.keys()) if (isPlaceKey(key) || earlier.includes(key)) stray.add(key);
      if (values.has('settings')) parts.isWhole('settings');
      if (values.has('tone')) parts.isWhole('tone');
      restoring = true;
      apply();
      restoring = false;
    },
    /** Handles a change of the state. */
    changed(before: MachineState, after: MachineState): void {
      if (restoring) return;
      if (
        before.queue.entries !== after.queue.entries ||
        before.source !== after.source ||
        before.unshuffledOrder !== after.unshuffledOrder
      )
        mark('list');
      if (before.playId !== after.playId || before.queue.index !== after.queue.index) mark('claim');
      if (isSounding(after.status) && !isSounding(before.status)) mark('claim');
      if (before.status !== after.status && after.status !== 'playing') mark('place');
      parts.settings(changedFields(settingsOf(before), settingsOf(after)));
    },
    /** Handles a change of the position; cheap enough for every tick. */
    moved(): void {
      if (clock.now() - written.at < POSITION_WRITE_INTERVAL_MS) return;
      written.at = clock.now();
      mark('place');
    },
    /** Handles a seek by the user. */
    jumped(): void {
      if (state().queue.entries.length > 0) mark('claim');
    },
    /** Handles a change of the sound settings. */
    toned(tone: SoundSettings | null): void {
      if (!restoring) parts.toned(lastTone, tone);
      lastTone = tone;
    },
    /** Writes everything pending and the position immediately. */
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
