import { EDITOR_ID } from '@qingyin/demo-catalogue';
import { browsingRows } from './videos.ts';
import { chartRow, demoChartIds } from './playlists.ts';
import type { SeedRows } from './seed-rows.ts';
import { userRows } from './users.ts';

/** Ids of the charts, which exist with and without the demo catalogue. */
export const chartIds: readonly number[] = demoChartIds;

/**
 * What the server needs without the demo catalogue: the charts without songs, the system account that owns them, and
 * the tags among which users choose for their playlists.
 */
export function systemRows(): SeedRows {
  return {
    user: userRows('', new Map())
      .filter(({ id }) => id === EDITOR_ID)
      .map((row) => ({ ...row, role: 'system' as const })),
    playlist_tag: browsingRows().playlist_tag ?? [],
    playlist: demoChartIds.map((_, position) => chartRow(position)),
  };
}
