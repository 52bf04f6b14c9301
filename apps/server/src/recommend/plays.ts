import type { Transaction } from 'kysely';
import type { Db } from '../db/open.ts';
import type { SongRow, Tables } from '../db/schema.ts';
import type { RecentKind } from '../db/tables/listening.ts';
import { write } from '../db/write.ts';
import { dayNumber } from './day.ts';
import { isVisible } from '../entities/visible-playlists.ts';

export interface Listening {
  userId: number;
  song: Pick<SongRow, 'id' | 'album_id' | 'duration_ms' | 'hidden'>;
  /** how long it was heard */
  seconds: number;
  /** the playlist or album it was played from, as the client says; 0 = neither */
  sourceId: number;
  /** ms since 1970 */
  now: number;
}

/** The same song cannot be heard twice at the same time; clocks and networks may be off by this much. */
const SLACK_MS = 3000;
/** A report without a length still lasted a moment. */
const SHORTEST_S = 5;
/** A song's neighbours are looked for again this long after it was played, and no sooner. */
const NEIGHBOURS_AFTER_MS = 6 * 3_600_000;

/**
 * Writes down that a song was heard: in the log, in the person's record, in the day's count and in what was played of
 * late. A report about time that is accounted for already is the same listening told twice and changes nothing.
 *
 * @returns whether it counted
 */
export function recordListening(db: Db, heard: Listening): Promise<boolean> {
  // Nobody hears more of a song in one listening than there is of it.
  const seconds = Math.min(heard.seconds, Math.ceil(heard.song.duration_ms / 1000));
  return write(db, async (trx) => {
    const known = await trx
      .selectFrom('play_record')
      .select('last_at')
      .where('user_id', '=', heard.userId)
      .where('song_id', '=', heard.song.id)
      .executeTakeFirst();
    const began = heard.now - Math.max(seconds, SHORTEST_S) * 1000;
    if (known && began + SLACK_MS < known.last_at) return false;
    const source = await sourceOf(trx, heard);
    await countPerson(trx, { ...heard, seconds }, source?.id ?? 0);
    if (heard.song.hidden === 0) await countSong(trx, heard.song.id, heard.now);
    if (source) await noteRecent(trx, heard.userId, source.kind, source.id, heard.now);
    return true;
  });
}

async function countPerson(trx: Transaction<Tables>, heard: Listening, source_id: number): Promise<void> {
  const { userId: user_id, seconds, now } = heard;
  const song_id = heard.song.id;
  await trx.insertInto('play_log').values({ user_id, song_id, at: now, seconds, source_id }).execute();
  await trx
    .insertInto('play_record')
    .values({ user_id, song_id, plays: 1, seconds, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'song_id']).doUpdateSet((eb) => ({
        plays: eb('play_record.plays', '+', 1),
        seconds: eb('play_record.seconds', '+', seconds),
        last_at: now,
      })),
    )
    .execute();
  await trx
    .updateTable('user')
    .set((eb) => ({ listen_songs: eb('listen_songs', '+', 1) }))
    .where('id', '=', user_id)
    .execute();
}

async function countSong(trx: Transaction<Tables>, song_id: number, now: number): Promise<void> {
  await trx
    .insertInto('song_day')
    .values({ day: dayNumber(now), song_id, plays: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'song_id']).doUpdateSet((eb) => ({ plays: eb('song_day.plays', '+', 1) })),
    )
    .execute();
  const upkeep = await trx
    .selectFrom('song_upkeep')
    .select(['due_at', 'made_at'])
    .where('song_id', '=', song_id)
    .executeTakeFirst();
  if (!upkeep) await trx.insertInto('song_upkeep').values({ song_id, due_at: now, made_at: 0 }).execute();
  else if (upkeep.due_at === 0)
    await trx
      .updateTable('song_upkeep')
      .set({ due_at: Math.max(now, upkeep.made_at + NEIGHBOURS_AFTER_MS) })
      .where('song_id', '=', song_id)
      .execute();
}

/** What the number in the report means: the song's own album, else a list the person may see, else another album. */
async function sourceOf(
  trx: Transaction<Tables>,
  { sourceId, song, userId }: Listening,
): Promise<{ kind: RecentKind; id: number } | null> {
  if (sourceId === 0) return null;
  if (sourceId === song.album_id) return { kind: 'album', id: sourceId };
  const list = await trx
    .selectFrom('playlist')
    .select(['privacy', 'owner_id'])
    .where('id', '=', sourceId)
    .executeTakeFirst();
  if (list) return isVisible(list, userId) ? { kind: 'playlist', id: sourceId } : null;
  const album = await trx.selectFrom('album').select('id').where('id', '=', sourceId).executeTakeFirst();
  return album ? { kind: 'album', id: sourceId } : null;
}

/** Writes down that something other than a song was played. */
export async function noteRecent(
  db: Db,
  user_id: number,
  kind: RecentKind,
  resource_id: number,
  at: number,
): Promise<void> {
  await db
    .insertInto('recent_play')
    .values({ user_id, kind, resource_id, at })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'resource_id']).doUpdateSet({ at }))
    .execute();
}
