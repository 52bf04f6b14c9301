import type { PlayerSnapshot, Progress } from '@qingyin/player';
import { usePlayer } from './player-context.tsx';
import { useStore } from './use-store.ts';

/** Selects a part of the player's snapshot; renders only when that part changes, not with the position. */
export function usePlayerState<Part>(select: (snapshot: PlayerSnapshot) => Part): Part {
  return useStore(usePlayer().snapshot, select);
}

const whole = (progress: Progress): Progress => progress;

/** Position, duration and buffer in ms; renders several times a second, so use it in leaf components. */
export function useProgress(): Progress;
export function useProgress<Part>(select: (progress: Progress) => Part): Part;
export function useProgress(select: (progress: Progress) => unknown = whole): unknown {
  return useStore(usePlayer().progress, select);
}
