import { markMatches, withMarks } from '@qingyin/text';
import { chinese } from '@qingyin/text/chinese';
import type { Db } from '../db/open.ts';
import { unpacked } from './index-writer.ts';
import { kinds } from './kinds.ts';

/** The lyric lines of each song that match the query, with the matches marked as in the contract. */
export async function lyricLines(
  db: Db,
  ids: readonly number[],
  keywords: string,
): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_doc')
    .select(['id', 'names'])
    .where('kind', '=', kinds.lyric)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, names }) => [
      id,
      unpacked(names).flatMap((line) => {
        const ranges = markMatches(line, keywords, chinese);
        return ranges.length ? [withMarks(line, ranges)] : [];
      }),
    ]),
  );
}
