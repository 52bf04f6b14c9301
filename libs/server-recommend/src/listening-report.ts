import { mayReferenceBeHeard, type Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { sql } from 'kysely';
import { createLocalDayOf } from './local-day.ts';

/** Play count and listening time in seconds. */
export interface PlayTotals {
  plays: number;
  seconds: number;
}

/** The user, whose own plays are reported, and the period. */
export interface ReportPeriod extends Viewer {
  userId: number;
  /** ms since 1970, `to` exclusive; compared with the end of a play */
  from: number;
  to: number;
}

/** Resolution for grouping by day: in every time zone, days begin at a multiple of 15 minutes UTC. */
const QUARTER_MS = 900_000;

const logOf = (db: Db, { userId, from, to }: ReportPeriod) =>
  db
    .selectFrom('play_log')
    .where('play_log.user_id', '=', userId)
    .where('play_log.at', '>=', from)
    .where('play_log.at', '<', to);

const heard = {
  plays: sql<number>`count(*)`.as('times'),
  seconds: sql<number>`sum(play_log.seconds)`.as('heard'),
};

// PostgreSQL returns sums and counts as strings.
const counted = ({ times, heard: seconds }: { times: number; heard: number | null }): PlayTotals => ({
  plays: Number(times),
  seconds: Number(seconds ?? 0),
});

/** Totals of a user in a period, with the number of different songs and artists. */
export async function listeningTotals(
  db: Db,
  span: ReportPeriod,
): Promise<PlayTotals & { songs: number; artists: number }> {
  const all = await logOf(db, span)
    .select([heard.plays, heard.seconds, sql<number>`count(distinct play_log.song_id)`.as('songs')])
    .executeTakeFirstOrThrow();
  const { artists } = await logOf(db, span)
    .innerJoin('song_artist', 'song_artist.song_id', 'play_log.song_id')
    .select(sql<number>`count(distinct song_artist.artist_id)`.as('artists'))
    .executeTakeFirstOrThrow();
  return { ...counted(all), songs: Number(all.songs), artists: Number(artists) };
}

/** The songs, artists or albums with the most listening time to songs that the user may hear, in descending order. */
export async function topByListeningTime(
  db: Db,
  span: ReportPeriod,
  what: 'song' | 'artist' | 'album',
  limit: number,
): Promise<Map<number, PlayTotals>> {
  const columns = { song: 'play_log.song_id', artist: 'song_artist.artist_id', album: 'song.album_id' };
  const id = sql<number>`${sql.ref(columns[what])}`;
  let log = logOf(db, span)
    .select([id.as('id'), heard.plays, heard.seconds])
    .where(mayReferenceBeHeard(span, 'play_log.song_id'));
  if (what === 'artist') log = log.innerJoin('song_artist', 'song_artist.song_id', 'play_log.song_id');
  if (what === 'album') log = log.innerJoin('song', 'song.id', 'play_log.song_id');
  const rows = await log
    .groupBy(id)
    .orderBy('heard', 'desc')
    .orderBy('times', 'desc')
    .orderBy(id)
    .limit(limit)
    .execute();
  return new Map(rows.map((row) => [row.id, counted(row)]));
}

/** Totals by day in ascending order, without days that have no plays. @param zone IANA time zone of the user */
export async function totalsByDay(
  db: Db,
  span: ReportPeriod,
  zone: string,
): Promise<(PlayTotals & { date: string })[]> {
  const quarter = sql<number>`(play_log.at / ${sql.raw(String(QUARTER_MS))})`;
  const rows = await logOf(db, span)
    .select([quarter.as('quarter'), heard.plays, heard.seconds])
    .groupBy(quarter)
    .orderBy(quarter)
    .execute();
  const dayOf = createLocalDayOf(zone);
  const days = new Map<string, PlayTotals>();
  for (const row of rows) {
    const date = dayOf(Number(row.quarter) * QUARTER_MS);
    const { plays, seconds } = counted(row);
    const day = days.get(date) ?? { plays: 0, seconds: 0 };
    days.set(date, { plays: day.plays + plays, seconds: day.seconds + seconds });
  }
  return [...days].map(([date, day]) => ({ date, ...day }));
}
