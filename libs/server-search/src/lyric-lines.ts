import { searchKinds } from '@qingyin/contract';
import type { Db } from '@qingyin/server-db';
import { markMatches, withMarks } from '@qingyin/text';
import { chinese } from '@qingyin/text/chinese';
import { unpackTexts } from './pack-texts.ts';

/** The lyric lines of each song that match the query, with the matches marked as in the contract. */
export async function matchingLyricLines(
  db: Db,
  ids: readonly number[],
  keywords: string,
): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_doc')
    .select(['id', 'names'])
    .where('kind', '=', searchKinds.lyric)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, names }) => [
      id,
      unpackTexts(names).flatMap((line) => {
        const ranges = markMatches(line, keywords, chinese);
        return ranges.length ? [withMarks(line, ranges)] : [];
      }),
    ]),
  );
}
