import { persistedValue, queryRoots } from '@qingyin/query-kit';

/** Stored positions of films, ms, the most recently watched last. */
export type PlaybackPositions = readonly (readonly [film: string, ms: number])[];

const MOST_FILMS = 200;
/** Positions within 5 s of the start or the end are not stored: the film starts again from the beginning. */
const FROM_MS = 5000;
const BEFORE_END_MS = 5000;

/** Parses persisted positions and drops invalid entries. */
export const parsePlaybackPositions = (kept: unknown): PlaybackPositions =>
  Array.isArray(kept)
    ? kept
        .filter(
          (one): one is [string, number] =>
            Array.isArray(one) && typeof one[0] === 'string' && Number.isFinite(one[1]) && one[1] > 0,
        )
        .slice(-MOST_FILMS)
    : [];

/** Positions persisted on this device. */
export const playbackPositions = persistedValue(queryRoots.video, 'film-places', parsePlaybackPositions);

/** Stored position of a film, ms; 0 if there is none. */
export const positionOf = (places: PlaybackPositions, film: string): number =>
  places.find(([key]) => key === film)?.[1] ?? 0;

/**
 * Adds or updates a position and removes the oldest beyond 200; positions near the start or the end remove the
 * entry.
 */
export function withPosition(
  places: PlaybackPositions,
  film: string,
  ms: number,
  durationMs: number,
): PlaybackPositions {
  const others = places.filter(([key]) => key !== film);
  const worth = ms >= FROM_MS && ms <= durationMs - BEFORE_END_MS;
  return worth ? [...others, [film, Math.round(ms)] as const].slice(-MOST_FILMS) : others;
}
