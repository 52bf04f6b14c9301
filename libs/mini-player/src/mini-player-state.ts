import { persistedValue, queryRoots } from '@qingyin/query-kit';

/** Persisted size, position and content of the mini player. */
export interface MiniPlayerState {
  /** Shows lyrics, else the player only; the name of the field is persisted. */
  words: boolean;
  /** Inner size, px. */
  width: number;
  height: number;
  /** Screen position, px; null: chosen by the browser. */
  left: number | null;
  top: number | null;
}

/** Defaults for a mini player that was never opened. */
export const defaultMiniPlayerState: MiniPlayerState = {
  words: true,
  width: 380,
  height: 500,
  left: null,
  top: null,
};

/** Limits of a valid size, px. */
const LEAST = 80;
const MOST = 4000;

const size = (kept: unknown, usual: number): number =>
  typeof kept === 'number' && kept >= LEAST && kept <= MOST ? Math.round(kept) : usual;
const place = (kept: unknown): number | null =>
  typeof kept === 'number' && Number.isFinite(kept) ? Math.round(kept) : null;

/** Parses a persisted value; invalid parts get their defaults. */
export function parseMiniPlayerState(kept: unknown): MiniPlayerState {
  const of: Partial<Record<keyof MiniPlayerState, unknown>> = typeof kept === 'object' && kept ? kept : {};
  return {
    words: typeof of.words === 'boolean' ? of.words : defaultMiniPlayerState.words,
    width: size(of.width, defaultMiniPlayerState.width),
    height: size(of.height, defaultMiniPlayerState.height),
    left: place(of.left),
    top: place(of.top),
  };
}

/** Size, position and content of the mini player as a persisted value. */
export const persistedMiniPlayerState = persistedValue(
  queryRoots.system,
  'small-window',
  parseMiniPlayerState,
);
