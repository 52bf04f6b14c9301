import { currentEntry, type Queue } from './machine/queue.ts';
import type { MachineState } from './machine/state.ts';
import type { PlayerSnapshot } from './types.ts';

/** Derives the public snapshot; the lists keep their identity while the queue's entries do. */
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
    const {
      status,
      mode,
      volume,
      muted,
      rate,
      level,
      crossfadeMs,
      playingLevel,
      error,
      skipped,
      source,
      sleep,
    } = state;
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
      playingLevel,
      error,
      skipped,
      source,
      sleep,
    };
  };
}

/** True when nothing a snapshot shows differs. */
export function sameSnapshot(one: PlayerSnapshot, other: PlayerSnapshot): boolean {
  return (
    one.status === other.status &&
    one.track === other.track &&
    one.queue === other.queue &&
    one.index === other.index &&
    one.mode === other.mode &&
    one.volume === other.volume &&
    one.muted === other.muted &&
    one.rate === other.rate &&
    one.level === other.level &&
    one.crossfadeMs === other.crossfadeMs &&
    one.playingLevel === other.playingLevel &&
    one.error === other.error &&
    one.skipped === other.skipped &&
    one.source === other.source &&
    one.sleep === other.sleep
  );
}
