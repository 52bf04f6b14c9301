import { keptValue, queryRoots } from '@qingyin/query-kit';

/** How the small window was left on this device. */
export interface ViewPlace {
  /** with the words of the song; else the player alone */
  words: boolean;
  /** of what is inside, px */
  width: number;
  height: number;
  /** on the screen, px; null: where the browser likes */
  left: number | null;
  top: number | null;
}

export const usualPlace: ViewPlace = { words: true, width: 380, height: 500, left: null, top: null };

/** No small window is smaller or larger, px. */
const LEAST = 80;
const MOST = 4000;

const size = (kept: unknown, usual: number): number =>
  typeof kept === 'number' && kept >= LEAST && kept <= MOST ? Math.round(kept) : usual;
const place = (kept: unknown): number | null =>
  typeof kept === 'number' && Number.isFinite(kept) ? Math.round(kept) : null;

/** What was kept, made safe. */
export function readPlace(kept: unknown): ViewPlace {
  const of: Partial<Record<keyof ViewPlace, unknown>> = typeof kept === 'object' && kept ? kept : {};
  return {
    words: typeof of.words === 'boolean' ? of.words : usualPlace.words,
    width: size(of.width, usualPlace.width),
    height: size(of.height, usualPlace.height),
    left: place(of.left),
    top: place(of.top),
  };
}

export const viewPlace = keptValue(queryRoots.system, 'small-window', readPlace);
