import { keptValue, queryRoots } from '@qingyin/query-kit';
import { useQuery } from '@tanstack/react-query';

/** Display options of all song tables. */
export interface TableLook {
  /** rows of 40 px; null: the screen's default */
  compact: boolean | null;
  album: boolean;
  duration: boolean;
}

const usual: TableLook = { compact: null, album: true, duration: true };

/** Validates the stored options; invalid values get their defaults. */
export function readLook(kept: unknown): TableLook {
  if (typeof kept !== 'object' || kept === null) return usual;
  const { compact, album, duration }: Partial<Record<keyof TableLook, unknown>> = kept;
  return {
    compact: typeof compact === 'boolean' ? compact : null,
    album: album !== false,
    duration: duration !== false,
  };
}

/** Persisted display options of song tables on this device. */
export const tableLook = keptValue(queryRoots.system, 'song-table', readLook);

/** Current display options; read by the skeleton too, so that tables render in their final form. */
export const useTableLook = (): TableLook => useQuery(tableLook.query()).data ?? usual;
