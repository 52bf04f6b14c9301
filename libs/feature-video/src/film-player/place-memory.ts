import { keptValue, queryRoots } from '@qingyin/query-kit';

/** Where somebody was in films, in ms, the one seen last behind. */
export type Places = readonly (readonly [film: string, ms: number])[];

const MOST_FILMS = 200;
/** What was only looked into, or seen to its end but for the names, is begun anew. */
const FROM_MS = 5000;
const BEFORE_END_MS = 5000;

/** What was kept, made safe. */
export const readPlaces = (kept: unknown): Places =>
  Array.isArray(kept)
    ? kept
        .filter(
          (one): one is [string, number] =>
            Array.isArray(one) && typeof one[0] === 'string' && Number.isFinite(one[1]) && one[1] > 0,
        )
        .slice(-MOST_FILMS)
    : [];

/** The places this device remembers. */
export const filmPlaces = keptValue(queryRoots.video, 'film-places', readPlaces);

export const placeOf = (places: Places, film: string): number =>
  places.find(([key]) => key === film)?.[1] ?? 0;

/** The places with this one; a film that is hardly begun or as good as over has none. */
export function withPlace(places: Places, film: string, ms: number, durationMs: number): Places {
  const others = places.filter(([key]) => key !== film);
  const worth = ms >= FROM_MS && ms <= durationMs - BEFORE_END_MS;
  return worth ? [...others, [film, Math.round(ms)] as const].slice(-MOST_FILMS) : others;
}
