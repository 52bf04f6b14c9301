import type { Player } from './player-interface.ts';
import type { PlayerStatus, PlayMode } from './types.ts';

/** Type of `window.qingyin.player`, for tests and the browser console (docs/specification/accessible-names.md). */
export interface PublicSnapshot {
  readonly status: PlayerStatus;
  /** null when the queue is empty */
  readonly songId: number | null;
  readonly positionMs: number;
  readonly durationMs: number;
  readonly queueLength: number;
  readonly mode: PlayMode;
}

/** Creates the read-only object of `window.qingyin.player`, whose getters read the player's current state. */
export function createPublicSnapshot(
  player: Pick<Player, 'snapshot' | 'progress' | 'positionMs'>,
): PublicSnapshot {
  return Object.freeze({
    get status() {
      return player.snapshot.get().status;
    },
    get songId() {
      return player.snapshot.get().track?.id ?? null;
    },
    get positionMs() {
      return player.positionMs();
    },
    get durationMs() {
      return player.progress.get().durationMs;
    },
    get queueLength() {
      return player.snapshot.get().queue.length;
    },
    get mode() {
      return player.snapshot.get().mode;
    },
  });
}
