import type { Album } from '@qingyin/contract';

/** Albums of a month in China's time zone (UTC+8), which services use; `month` from 1. */
export interface AlbumMonth {
  year: number;
  month: number;
  albums: Album[];
}

const ZONE_MS = 8 * 3_600_000;
const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * Groups albums: those of the last seven days, then all others by month, in the order received. Removes
 * duplicates.
 * @param now ms since 1970
 */
export function albumsByMonth(
  albums: readonly Album[],
  now: number,
): { week: Album[]; months: AlbumMonth[] } {
  const week: Album[] = [];
  const months = new Map<string, AlbumMonth>();
  // Offset pagination: a new album shifts the others, so that one of them appears on two pages.
  for (const album of new Map(albums.map((each) => [each.id, each])).values()) {
    const { publishTime } = album;
    if (publishTime > now - WEEK_MS && publishTime <= now) {
      week.push(album);
      continue;
    }
    const day = new Date(publishTime + ZONE_MS);
    const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + 1];
    const key = `${year}-${month}`;
    const others = months.get(key)?.albums ?? [];
    months.set(key, { year, month, albums: [...others, album] });
  }
  return { week, months: [...months.values()] };
}

/** Number of albums that fill a row of a wide page. */
const FULL = 6;

/** Whether a month's albums fill a row. */
export const fillsRow = ({ albums }: AlbumMonth): boolean => albums.length >= FULL;

type Run = [AlbumMonth, ...AlbumMonth[]];

/** Groups months for layout: months that fill rows alone, consecutive months with few albums together. */
export function groupShortMonths(months: readonly AlbumMonth[]): Run[] {
  const runs: Run[] = [];
  for (const month of months) {
    const before = runs.at(-1);
    if (before && !fillsRow(month) && !fillsRow(before[0])) before.push(month);
    else runs.push([month]);
  }
  return runs;
}
