import { isPlaylistVisible } from '@qingyin/server-catalogue';
import { type Db, type SongRow, type Tables, type RecentKind, inWriteTransaction } from '@qingyin/server-db';
import { listeningDay } from '@qingyin/server-kernel';
import type { Transaction } from 'kysely';

export interface ListeningEvent {
  userId: number;
  song: Pick<SongRow, 'id' | 'album_id' | 'duration_ms' | 'hidden'>;
  /** listening time in seconds */
  seconds: number;
  /** the playlist or album it was played from, as reported by the client; 0 = neither */
  sourceId: number;
  /** ms since 1970 */
  now: number;
  /** id assigned by the client: a report with the same id is a repetition of the same listening event */
  listenId?: string | undefined;
  /** time since the end of the play in ms, for events reported late because the client was offline */
  endedAgo?: number;
}

/** Tolerance for clocks and network latency when overlapping plays of the same song are detected. */
const SLACK_MS = 3000;
/** Minimum length assumed for a report without a length. */
const SHORTEST_S = 5;
/** Minimum age of a song's neighbours before a play makes them due for an update. */
const NEIGHBOURS_AFTER_MS = 6 * 3_600_000;

/**
 * Records a listening event: in the play log, the user's play record, the daily count of the song and the recently
 * played resources. A repeated report of time that is already accounted for changes nothing.
 *
 * @returns whether the event was counted
 */
export function recordListening(db: Db, heard: ListeningEvent): Promise<boolean> {
  // The listening time of one event cannot exceed the duration of the song.
  const seconds = Math.min(heard.seconds, Math.ceil(heard.song.duration_ms / 1000));
  const listening: ReportedListening = { ...heard, seconds, at: heard.now - (heard.endedAgo ?? 0) };
  return inWriteTransaction(db, async (trx) => {
    if (await wasReportedBefore(trx, listening)) return false;
    const source = await sourceOf(trx, heard);
    await countPerson(trx, listening, source?.id ?? 0);
    if (heard.song.hidden === 0) await countSong(trx, heard.song.id, listening.at);
    if (source) await recordRecentPlay(trx, heard.userId, source.kind, source.id, listening.at);
    return true;
  });
}

interface ReportedListening extends ListeningEvent {
  /** end of the play, ms since 1970 */
  at: number;
}

const lengthOf = ({ seconds }: { seconds: number }): number => Math.max(seconds, SHORTEST_S) * 1000;

/** Deduplication: whether an event with this id exists, or one for the same song that overlaps in time. */
async function wasReportedBefore(trx: Transaction<Tables>, heard: ReportedListening): Promise<boolean> {
  const ofPerson = trx.selectFrom('play_log').where('user_id', '=', heard.userId);
  if (heard.listenId) {
    const same = await ofPerson.select('id').where('listen', '=', heard.listenId).executeTakeFirst();
    if (same) return true;
  }
  const length = lengthOf(heard);
  // Events with an id are deduplicated by the id, so that they may overlap further because of latency and clock
  // skew.
  const slack = heard.listenId ? Math.max(SLACK_MS, length / 2) : SLACK_MS;
  const near = await ofPerson
    .select(['at', 'seconds'])
    .where('song_id', '=', heard.song.id)
    .where('at', '>', heard.at - length + slack)
    .where('at', '<', heard.at + heard.song.duration_ms + SLACK_MS)
    .execute();
  return near.some((other) => other.at - lengthOf(other) + slack < heard.at);
}

async function countPerson(
  trx: Transaction<Tables>,
  heard: ReportedListening,
  source_id: number,
): Promise<void> {
  const { userId: user_id, seconds, at, listenId = null } = heard;
  const song_id = heard.song.id;
  await trx
    .insertInto('play_log')
    .values({ user_id, song_id, at, seconds, source_id, listen: listenId })
    .execute();
  await trx
    .insertInto('play_record')
    .values({ user_id, song_id, plays: 1, seconds, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'song_id']).doUpdateSet((eb) => ({
        plays: eb('play_record.plays', '+', 1),
        seconds: eb('play_record.seconds', '+', seconds),
        last_at: eb
          .case()
          .when('play_record.last_at', '<', at)
          .then(at)
          .else(eb.ref('play_record.last_at'))
          .end(),
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
    .values({ day: listeningDay(now), song_id, plays: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'song_id']).doUpdateSet((eb) => ({ plays: eb('song_day.plays', '+', 1) })),
    )
    .execute();
  const update = await trx
    .selectFrom('song_upkeep')
    .select(['due_at', 'made_at'])
    .where('song_id', '=', song_id)
    .executeTakeFirst();
  if (!update) await trx.insertInto('song_upkeep').values({ song_id, due_at: now, made_at: 0 }).execute();
  else if (update.due_at === 0)
    await trx
      .updateTable('song_upkeep')
      .set({ due_at: Math.max(now, update.made_at + NEIGHBOURS_AFTER_MS) })
      .where('song_id', '=', song_id)
      .execute();
}

/** Resolves the reported source id: the song's own album, else a playlist visible to the user, else another album. */
async function sourceOf(
  trx: Transaction<Tables>,
  { sourceId, song, userId }: ListeningEvent,
): Promise<{ kind: RecentKind; id: number } | null> {
  if (sourceId === 0) return null;
  if (sourceId === song.album_id) return { kind: 'album', id: sourceId };
  const list = await trx
    .selectFrom('playlist')
    .select(['privacy', 'owner_id'])
    .where('id', '=', sourceId)
    .executeTakeFirst();
  if (list) return isPlaylistVisible(list, userId) ? { kind: 'playlist', id: sourceId } : null;
  const album = await trx.selectFrom('album').select('id').where('id', '=', sourceId).executeTakeFirst();
  return album ? { kind: 'album', id: sourceId } : null;
}

/** Records that a playlist, an album or another resource was played recently. */
export async function recordRecentPlay(
  db: Db,
  user_id: number,
  kind: RecentKind,
  resource_id: number,
  at: number,
): Promise<void> {
  await db
    .insertInto('recent_play')
    .values({ user_id, kind, resource_id, at })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'resource_id'])
        .doUpdateSet({ at })
        // An event reported late does not replace a later play.
        .where('recent_play.at', '<', at),
    )
    .execute();
}
