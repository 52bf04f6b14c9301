import { mayReferenceBeHeard } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { type RawBuilder, sql } from 'kysely';
import type { PlayTotals, ReportPeriod } from './listening-report.ts';

/** Plays of the user in the period of songs that the user may hear, as a part of a statement. */
const heardPlays = (span: ReportPeriod): RawBuilder<unknown> => sql`play_log.user_id = ${span.userId}
  and play_log.at >= ${span.from} and play_log.at < ${span.to}
  and ${mayReferenceBeHeard(span, 'play_log.song_id')}`;

interface Row {
  plays: number;
  seconds: number | null;
}

// PostgreSQL returns sums and counts as strings.
const counted = ({ plays, seconds }: Row): PlayTotals => ({
  plays: Number(plays),
  seconds: Math.round(Number(seconds ?? 0)),
});

/**
 * Genres with the most listening time, in descending order. The time of a song with several genres is divided among
 * them, so that the shares add up; songs without one are the last row, with an empty key and name.
 *
 * @returns `seconds`: listening time of all genres, also of those beyond the limit, and of songs without one
 */
export async function genreShares(
  db: Db,
  span: ReportPeriod,
  limit: number,
): Promise<{ genres: (PlayTotals & { key: string; name: string })[]; seconds: number }> {
  const { rows } = await sql<Row & { key: string | null; name: string | null }>`
    select song_genre.genre_key as key, max(song_genre.genre) as name, count(*) as plays,
      sum(play_log.seconds * 1.0 / coalesce(counts.genres, 1)) as seconds
    from play_log
    left join song_genre on song_genre.song_id = play_log.song_id
    left join (
      select song_id, count(*) as genres from song_genre
      where song_id in (select song_id from play_log where user_id = ${span.userId}) group by song_id
    ) as counts on counts.song_id = play_log.song_id
    where ${heardPlays(span)}
    group by song_genre.genre_key
    order by case when song_genre.genre_key is null then 1 else 0 end, seconds desc, key`.execute(db);
  const named = rows.filter(({ key }) => key !== null).slice(0, limit);
  const rest = rows.filter(({ key }) => key === null);
  return {
    genres: [...named, ...rest].map((row) => ({ key: row.key ?? '', name: row.name ?? '', ...counted(row) })),
    seconds: Math.round(rows.reduce((sum, { seconds }) => sum + Number(seconds ?? 0), 0)),
  };
}

/** Year in which a song, or else its album, was first released; 0 = unknown. */
const songYear = sql`case when library_album.original_year > 0 then library_album.original_year
  else coalesce(library_song.year, 0) end`;

/** Decades by their first year, the latest first, with the listening time; songs without a year are the last row, 0. */
export async function decadeShares(db: Db, span: ReportPeriod): Promise<(PlayTotals & { decade: number })[]> {
  const { rows } = await sql<Row & { decade: number }>`
    select played.decade, count(*) as plays, sum(played.seconds) as seconds from (
      select play_log.seconds, (${songYear}) - (${songYear}) % 10 as decade
      from play_log
      left join song on song.id = play_log.song_id
      left join library_song on library_song.song_id = play_log.song_id
      left join library_album on library_album.album_id = song.album_id
      where ${heardPlays(span)}
    ) as played
    group by played.decade
    order by played.decade desc`.execute(db);
  return rows.map((row) => ({ decade: Number(row.decade), ...counted(row) }));
}
