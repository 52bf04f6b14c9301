import { currentEntry, type Queue } from './machine/queue.ts';
import { isSaving, type MachineState } from './machine/state.ts';
import type { PlayerSnapshot } from './types.ts';

/**
 * Derives the public snapshot from the state; `queue` and `queueKeys` keep their identity while the entries do.
 */
export function createSnapshotView(): (state: MachineState) => PlayerSnapshot {
  let entries: Queue['entries'] | null = null;
  let queue: PlayerSnapshot['queue'] = [];
  let queueKeys: PlayerSnapshot['queueKeys'] = [];
  return (state) => {
    if (state.queue.entries !== entries) {
      entries = state.queue.entries;
      queue = entries.map((entry) => entry.track);
      queueKeys = entries.map((entry) => entry.key);
    }
    const { status, mode, volume, muted, rate, level, crossfadeMs, error, skipped, source, sleep } = state;
    const { saver, limit, saverLimit, playing, qualityLowered, loop } = state;
    return {
      status,
      track: currentEntry(state.queue)?.track ?? null,
      queue,
      queueKeys,
      index: state.queue.index,
      mode,
      volume,
      muted,
      rate,
      level,
      crossfadeMs,
      saver,
      limit,
      saverLimit,
      saving: isSaving(state),
      playing,
      qualityLowered,
      loop,
      error,
      skipped,
      source,
      sleep,
    };
  };
}

/** Whether two snapshots are equal field by field. */
export function sameSnapshot(one: PlayerSnapshot, other: PlayerSnapshot): boolean {
  return (Object.keys(one) as (keyof PlayerSnapshot)[]).every((key) => one[key] === other[key]);
}
