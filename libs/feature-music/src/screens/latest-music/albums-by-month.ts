import type { Album } from '@qingyin/contract';

/** Albums of a month of China's calendar, by which services count; `month` from 1. */
export interface AlbumMonth {
  year: number;
  month: number;
  albums: Album[];
}

const ZONE_MS = 8 * 3_600_000;
const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * Albums as they are shown: those of the last seven days, then the others month by month, in the order they came in.
 * @param now ms since 1970
 */
export function albumsByMonth(
  albums: readonly Album[],
  now: number,
): { week: Album[]; months: AlbumMonth[] } {
  const week: Album[] = [];
  const months = new Map<string, AlbumMonth>();
  // While pages come, a new album moves all others on, and one of them comes again.
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

/** Fewer do not fill a row of a wide page. */
const FULL = 6;

/** Whether a month's albums fill a row. */
export const fillsRow = ({ albums }: AlbumMonth): boolean => albums.length >= FULL;

type Run = [AlbumMonth, ...AlbumMonth[]];

/** Months that fill rows stand alone; those of few albums that follow each other stand together. */
export function monthRuns(months: readonly AlbumMonth[]): Run[] {
  const runs: Run[] = [];
  for (const month of months) {
    const before = runs.at(-1);
    if (before && !fillsRow(month) && !fillsRow(before[0])) before.push(month);
    else runs.push([month]);
  }
  return runs;
}
