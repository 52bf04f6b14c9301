import { everyAccount, EVERYONE, type Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { songsOfEnoughListeners } from './enough-listeners.ts';
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
 * Plays per song in the seven days before a listening day, and in the last two of them, of songs that enough different
 * people played in these days; reads in slices and yields in between.
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
  const days = { from: day - WEEK_DAYS, before: day };
  const enough = await songsOfEnoughListeners(db, [...heard.keys()], days, yieldNow);
  return new Map([...heard].filter(([id]) => enough.has(id)));
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
 * Rows of a chart by its type: H most played, S rising, N newest songs by plays, O most played songs of ensembles; where
 * there are no ensembles, the most played song of each artist. A chart has songs that every account hears and is filtered
 * when it is read; visitors have as many rows of songs that everyone hears. A chart with too few songs that enough people
 * played is filled up with the most popular ones of the catalogue, then with the latest.
 */
export async function chartRows(
  db: Db,
  type: string,
  heard: ReadonlyMap<number, Heard>,
): Promise<ScoredSong[]> {
  const scope = await everyAccount(db);
  const ranked = type === 'N' ? await newest(db, scope, heard) : await mostPlayed(db, scope, type, heard);
  if (scope.libraries.length === 0) return ranked.slice(0, CHART_SIZE);
  const open = await recommendableSongs(
    db,
    ranked.map(({ id }) => id),
    EVERYONE,
  );
  const shown = new Set([
    ...ranked.slice(0, CHART_SIZE),
    ...ranked.filter(({ id }) => open.has(id)).slice(0, CHART_SIZE),
  ]);
  return ranked.filter((row) => shown.has(row));
}

/** The newest songs of the viewer and of everyone by plays. The sort is stable: songs without plays stay in order of release. */
async function newest(db: Db, scope: Viewer, heard: ReadonlyMap<number, Heard>): Promise<ScoredSong[]> {
  const songs = [...(await newestSongs(db, scope, NEWEST)), ...(await newestSongs(db, EVERYONE, NEWEST))];
  const rows = [...new Set(songs.map(({ id }) => id))].map((id) => ({ id, score: heard.get(id)?.week ?? 0 }));
  return rows.sort((a, b) => b.score - a.score);
}

async function mostPlayed(
  db: Db,
  scope: Viewer,
  type: string,
  heard: ReadonlyMap<number, Heard>,
): Promise<ScoredSong[]> {
  const fill = [...(await popularSongs(db, scope, BEST)), ...(await popularSongs(db, EVERYONE, BEST))].map(
    ({ id }) => ({ id, score: 0 }),
  );
  const played =
    type === 'S' ? best(heard, risen).filter(({ score }) => score > 0) : best(heard, ({ week }) => week);
  const ids = [...new Set([...played, ...fill].map(({ id }) => id))];
  const good = await recommendableSongs(db, ids, scope);
  const rows = new Map<number, ScoredSong>();
  for (const row of [...played, ...fill]) if (!rows.has(row.id) && good.has(row.id)) rows.set(row.id, row);
  const ranked = [...rows.values()];
  if (type !== 'O') return ranked;
  const ensembles = await byEnsembles(db, ids);
  const theirs = ranked.filter(({ id }) => ensembles.has(id));
  return theirs.length > 0 ? theirs : firstOfEachArtist(db, ranked);
}

async function firstOfEachArtist(db: Db, ranked: readonly ScoredSong[]): Promise<ScoredSong[]> {
  if (ranked.length === 0) return [];
  const rows = await db
    .selectFrom('song_artist')
    .select(['song_id', 'artist_id'])
    .where('position', '=', 0)
    .where(
      'song_id',
      'in',
      ranked.map(({ id }) => id),
    )
    .execute();
  const artistOf = new Map(rows.map(({ song_id, artist_id }) => [song_id, artist_id]));
  const seen = new Set<number>();
  return ranked.filter(({ id }) => {
    const artist = artistOf.get(id);
    if (artist === undefined || seen.has(artist)) return false;
    seen.add(artist);
    return true;
  });
}
