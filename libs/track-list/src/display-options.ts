import { persistedValue, queryRoots } from '@qingyin/query-kit';
import { useQuery } from '@tanstack/react-query';
import { type ListenerColumn } from './song-sort.ts';

/** Display options of all song tables. */
export interface DisplayOptions extends Readonly<Record<ListenerColumn, boolean>> {
  /** rows of 40 px; null: the screen's default */
  compact: boolean | null;
  /** small covers before the titles, except on albums */
  cover: boolean;
  album: boolean;
  duration: boolean;
}

const usual: DisplayOptions = {
  ...{ compact: null, cover: true, album: true, duration: true },
  ...{ rating: false, plays: false, played: false },
};

/** Validates the stored display options of song tables; invalid values get their defaults. */
export function parseDisplayOptions(kept: unknown): DisplayOptions {
  if (typeof kept !== 'object' || kept === null) return usual;
  const stored: Partial<Record<keyof DisplayOptions, unknown>> = kept;
  const { compact, cover, album, duration, rating, plays, played } = stored;
  return {
    compact: typeof compact === 'boolean' ? compact : null,
    cover: cover !== false,
    album: album !== false,
    duration: duration !== false,
    rating: rating === true,
    plays: plays === true,
    played: played === true,
  };
}

/** Persisted display options of song tables on this device. */
export const persistedDisplayOptions = persistedValue(queryRoots.system, 'song-table', parseDisplayOptions);

/** Current display options; read by the skeleton too, so that tables render in their final form. */
export const useDisplayOptions = (): DisplayOptions =>
  useQuery(persistedDisplayOptions.query()).data ?? usual;
