import { EVERYONE } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import type { YieldToEventLoop } from './yield-to-event-loop.ts';
import { newestSongs, popularSongs, recommendableSongs } from './public-songs.ts';

export const CHART_SIZE = 50;
/** Window of a chart in days, and the last days of it that the rising chart compares with the rest. */
const WEEK_DAYS = 7;
const LATE_DAYS = 2;
const SLICE = 1000;
/** Number of candidates considered for the rows of a chart. */
const BEST = 400;
const NEWEST = 200;
const ENSEMBLE = 3;

export interface ScoredSong {
  id: number;
  score: number;
}

interface Heard {
  week: number;
  late: number;
}

/**
 * Plays per song in the seven days before a listening day, and in the last two of them; reads in slices and yields
 * in between.
 */
export async function playsOfWeekBefore(
  db: Db,
  day: number,
  yieldNow: YieldToEventLoop,
): Promise<Map<number, Heard>> {
  const heard = new Map<number, Heard>();
  for (let back = 1; back <= WEEK_DAYS; back += 1) {
    for (let after = 0, more = true; more;) {
      const rows = await db
        .selectFrom('song_day')
        .select(['song_id', 'plays'])
        .where('day', '=', day - back)
        .where('song_id', '>', after)
        .orderBy('song_id')
        .limit(SLICE)
        .execute();
      for (const { song_id, plays } of rows) {
        const known = heard.get(song_id) ?? { week: 0, late: 0 };
        heard.set(song_id, { week: known.week + plays, late: known.late + (back <= LATE_DAYS ? plays : 0) });
      }
      after = rows.at(-1)?.song_id ?? after;
      more = rows.length === SLICE;
      await yieldNow();
    }
  }
  return heard;
}

/** Plays of the last days minus those expected from the average of the days before. */
const risen = ({ week, late }: Heard): number => late - ((week - late) * LATE_DAYS) / (WEEK_DAYS - LATE_DAYS);

const sorted = (list: ScoredSong[]): ScoredSong[] => list.sort((a, b) => b.score - a.score || a.id - b.id);

const best = (heard: ReadonlyMap<number, Heard>, of: (plays: Heard) => number): ScoredSong[] =>
  sorted([...heard].map(([id, plays]) => ({ id, score: of(plays) }))).slice(0, BEST);

async function byEnsembles(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('song_artist')
    .innerJoin('artist', 'artist.id', 'song_artist.artist_id')
    .select('song_artist.song_id')
    .where('song_artist.song_id', 'in', ids)
    .where('artist.type', '=', ENSEMBLE)
    .execute();
  return new Set(rows.map((row) => row.song_id));
}

/**
 * Rows of a chart by its type: H most played, S rising, N newest songs by plays, O most played songs of ensembles.
 * Charts are the same for all, so they have only songs that everyone hears. A chart with too few played songs is filled up with popular ones.
 */
export async function chartRows(
  db: Db,
  type: string,
  heard: ReadonlyMap<number, Heard>,
): Promise<ScoredSong[]> {
  const fill = (await popularSongs(db, EVERYONE, BEST)).map(({ id }) => ({ id, score: 0 }));
  if (type === 'N') {
    const rows = (await newestSongs(db, EVERYONE, NEWEST)).map(({ id }) => ({
      id,
      score: heard.get(id)?.week ?? 0,
    }));
    // The sort is stable: songs without plays stay in order of release.
    return rows.sort((a, b) => b.score - a.score).slice(0, CHART_SIZE);
  }
  const played = best(heard, type === 'S' ? risen : ({ week }) => week);
  const ids = [...played, ...fill].map(({ id }) => id);
  const good = await recommendableSongs(db, ids, EVERYONE);
  const ensembles = type === 'O' ? await byEnsembles(db, ids) : undefined;
  const rows = new Map<number, ScoredSong>();
  for (const row of [...played, ...fill])
    if (!rows.has(row.id) && good.has(row.id) && (ensembles?.has(row.id) ?? true)) rows.set(row.id, row);
  return [...rows.values()].slice(0, CHART_SIZE);
}
