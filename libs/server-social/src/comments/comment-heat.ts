import type { Thread } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { sql } from 'kysely';
import { commentsInThread } from './thread-queries.ts';

/** Maximum number of parts into which the heat of a song is divided; a seek bar cannot show more. */
const PARTS = 100;

/**
 * Comment heat of a song: the number of comments in each part of it, and the length of the parts in ms.
 *
 * @throws BusinessError 404 if the song does not exist
 */
export async function commentHeat(db: Db, thread: Thread): Promise<{ partMs: number; counts: number[] }> {
  const song = await db
    .selectFrom('song')
    .select('duration_ms')
    .where('id', '=', thread.id)
    .executeTakeFirst();
  if (!song) throw notFound('歌曲');
  const partMs = Math.max(1, Math.ceil(song.duration_ms / PARTS));
  const counts = Array<number>(Math.max(1, Math.ceil(song.duration_ms / partMs))).fill(0);
  const rows = await commentsInThread(db, thread)
    .select((eb) => [
      sql<number>`at_ms / cast(${partMs} as bigint)`.as('part'),
      eb.fn.countAll<number>().as('n'),
    ])
    .where('at_ms', 'is not', null)
    .groupBy('part')
    .execute();
  for (const { part, n } of rows) {
    // A position at the very end of the song belongs to the last part.
    const there = Math.min(counts.length - 1, Number(part));
    counts[there] = (counts[there] ?? 0) + Number(n);
  }
  return { partMs, counts };
}
