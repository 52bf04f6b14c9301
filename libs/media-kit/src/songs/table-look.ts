import { keptValue, queryRoots } from '@qingyin/query-kit';
import { useQuery } from '@tanstack/react-query';

/** How the listener wants all tables of songs to look. */
export interface TableLook {
  /** rows of 40 px; null: as the screen has it */
  compact: boolean | null;
  album: boolean;
  duration: boolean;
}

const usual: TableLook = { compact: null, album: true, duration: true };

/** What was kept, made safe. */
export function readLook(kept: unknown): TableLook {
  if (typeof kept !== 'object' || kept === null) return usual;
  const { compact, album, duration }: Partial<Record<keyof TableLook, unknown>> = kept;
  return {
    compact: typeof compact === 'boolean' ? compact : null,
    album: album !== false,
    duration: duration !== false,
  };
}

export const tableLook = keptValue(queryRoots.system, 'song-table', readLook);

/** The look of tables here and now; asked for by a table's skeleton already, so that the table comes as it stays. */
export const useTableLook = (): TableLook => useQuery(tableLook.query()).data ?? usual;
