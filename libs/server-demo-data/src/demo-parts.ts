import { demoRowParts, type SeedRows } from '@qingyin/demo-seed';
import type { Tables } from '@qingyin/server-db';
import { setImmediate } from 'node:timers/promises';

/** Creates the rows of the demo catalogue and yields to requests in between. @param now ms since 1970, end of the plays */
export async function loadDemoParts(passwordHash: string, now: number): Promise<SeedRows[]> {
  const parts: SeedRows[] = [];
  for (const part of demoRowParts(passwordHash, { big: 0, short: 0, now })) {
    parts.push(part);
    await setImmediate();
  }
  return parts;
}

/** All rows of one table. */
export const rowsIn = <Name extends keyof Tables>(
  parts: readonly SeedRows[],
  table: Name,
): NonNullable<SeedRows[Name]> => parts.flatMap((part) => part[table] ?? []) as NonNullable<SeedRows[Name]>;

/** Ids of the rows of one table. */
export const demoIdsIn = (
  parts: readonly SeedRows[],
  table:
    | 'song'
    | 'artist'
    | 'album'
    | 'mv'
    | 'video'
    | 'video_group'
    | 'topic'
    | 'activity'
    | 'playlist'
    | 'user'
    | 'comment',
): number[] => rowsIn(parts, table).map(({ id }) => Number(id));

/** Cuts a list into slices of at most `size` entries. */
export const slicesOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
