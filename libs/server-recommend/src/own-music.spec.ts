import { EVERYONE, newPlaylist, viewerOf } from '@qingyin/server-catalogue';
import { type Db, insertMany, openDb } from '@qingyin/server-db';
import { DAY_MS, listeningDay } from '@qingyin/server-kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { dailySongs } from './daily-songs.ts';
import { heartModeSongs } from './heart-mode.ts';
import { privateFmSongs } from './private-fm.ts';
import { publishCharts } from './publish-charts.ts';
import type { RecommendationUser } from './recommendation-user.ts';
import { similarSongs } from './similar-content.ts';

const NOW = Date.parse('2026-07-01T12:00:00Z');
const FIRST = 1_000_000_000;
const USER = 7;
const PRIVATE = 2;
const CHARTS = ['S', 'N', 'O', 'H'];
/** Each song has an artist and an album of its own; songs from `HIDDEN` on are in a library of another user. */
const SONGS = 60;
const HIDDEN = 50;
let db: Db;
let user: RecommendationUser;

const id = (no: number): number => FIRST + no;
const chartOf = async (chart: number): Promise<number[]> =>
  (
    await db
      .selectFrom('playlist_track')
      .select('song_id')
      .where('playlist_id', '=', chart)
      .orderBy('position')
      .execute()
  ).map(({ song_id }) => song_id - FIRST);

beforeAll(async () => {
  db = await openDb(':memory:');
  await insertMany(
    db,
    'music_library',
    [1, PRIVATE].map((library) => ({
      ...{ id: library, kind: 'folder' as const, owner_id: null, name: 'Music', path: `/${library}` },
      ...{ everyone: library === 1 ? 1 : 0, guests: 0, watch: 0, from_options: 0, state: 'online' as const },
      ...{ reason: '' as const, detail: '', created_at: 1, scanned_at: 1, removed_at: null },
    })),
  );
  await insertMany(
    db,
    'playlist',
    CHARTS.map((toplist_type, at) =>
      newPlaylist({
        id: at + 1,
        name: toplist_type,
        owner_id: 1,
        image_key: '',
        created_at: 1,
        toplist_type,
      }),
    ),
  );
  user = { ...(await viewerOf(db, USER)), userId: USER, now: NOW };
  // As at the start of a new installation, before its first scan.
  await publishCharts(db, NOW);
  expect(await dailySongs(db, user)).toEqual([]);
  await addSongs();
  return () => db.destroy();
});

async function addSongs(): Promise<void> {
  const songs = Array.from({ length: SONGS }, (_, at) => at + 1);
  await insertMany(
    db,
    'song',
    songs.map((no) => ({
      ...{ id: id(no), audio_id: id(no), name: `Song ${no}`, name_en: '', album_id: id(no), disc: '', no: 1 },
      ...{ duration_ms: 180_000, fee: 0, mv_id: 0, popularity: 0, publish_time: no * DAY_MS, mark: 0 },
      ...{ available: 1, lossless: 0, poem_slug: '', recipe: '', hidden: 0, access: 1 },
    })),
  );
  await insertMany(
    db,
    'artist',
    songs.map((no) => ({
      ...{ id: id(no), name: `Artist ${no}`, name_en: '', aliases: '[]', bio: '', type: 1, area: 0 },
      ...{ initial: 'A', image_key: '', score: 0, last_rank: 0 },
    })),
  );
  await insertMany(
    db,
    'song_artist',
    songs.map((no) => ({ song_id: id(no), artist_id: id(no), position: 0 })),
  );
  await insertMany(
    db,
    'song_file',
    songs.map((no) => ({
      ...{ file_id: no, start_ms: 0, library_id: no >= HIDDEN ? PRIVATE : 1, song_id: id(no), end_ms: null },
    })),
  );
  await insertMany(
    db,
    'library_song',
    songs.map((no) => ({
      ...{ song_id: id(no), file_id: no, added_at: 1, missing_since: null, year: 1980 + (no % 4) * 10 },
      ...{ disc_no: 1, disc_subtitle: '', type: 'mp3', bits: 0, channels: 2, mbid: '', artist_text: '' },
      ...{ sort_key: '', lyric: '', track_gain: null, album_gain: null },
    })),
  );
  await insertMany(
    db,
    'song_genre',
    songs.map((no) => ({
      song_id: id(no),
      genre_key: no % 2 ? 'jazz' : 'folk',
      genre: no % 2 ? 'Jazz' : 'Folk',
    })),
  );
}

const play = async (no: number, plays: number): Promise<void> => {
  await db
    .insertInto('play_record')
    .values({ user_id: USER, song_id: id(no), plays, seconds: 60, last_at: NOW - DAY_MS })
    .execute();
  // In the window of the daily charts, and in that of the weekly ones.
  for (const back of [1, 7]) {
    await db
      .insertInto('song_day')
      .values({ day: listeningDay(NOW) - back, song_id: id(no), plays })
      .execute();
    // Charts only count songs of five different people.
    await insertMany(
      db,
      'play_log',
      [1, 2, 3, 4, 5].map((who) => ({
        ...{ user_id: USER + who, song_id: id(no), at: NOW - back * DAY_MS, seconds: 60, source_id: 0 },
      })),
    );
  }
};

describe('with music of the server only', () => {
  it('similar songs share the genre before anybody has played anything, nearest years first', async () => {
    const found = (await similarSongs(db, id(5), NOW, user)).map((song) => song.id - FIRST);
    expect(found.length).toBeGreaterThan(10);
    expect(found.every((no) => no % 2 === 1 && no < HIDDEN && no !== 5)).toBe(true);
    expect(found.slice(0, 5).every((no) => no % 4 === 1)).toBe(true);
    expect(await similarSongs(db, id(5), NOW, EVERYONE)).toEqual([]);
  });

  it('private FM, daily songs and heart mode recommend songs without any history', async () => {
    expect(await privateFmSongs(db, user, { mode: 'DEFAULT', submode: '', limit: 5 })).toHaveLength(5);
    expect(await dailySongs(db, user)).toHaveLength(30);
    await db
      .insertInto('playlist')
      .values(newPlaylist({ id: 50, name: 'Own', owner_id: USER, image_key: '', created_at: 1 }))
      .execute();
    await insertMany(
      db,
      'playlist_track',
      [1, 3, 5].map((no) => ({ playlist_id: 50, song_id: id(no), position: no, added_at: 1, user_id: USER })),
    );
    const heart = await heartModeSongs(db, user, { start: id(1), playlistId: 50 });
    expect(heart.some(({ recommended }) => recommended)).toBe(true);
    for (const mode of ['FAMILIAR', 'EXPLORE', 'SCENE_RCMD'] as const) {
      const songs = await privateFmSongs(db, user, { mode, submode: '', limit: 3 });
      expect(songs, mode).toHaveLength(3);
      expect(songs.every((song) => song.id < id(HIDDEN))).toBe(true);
    }
  });

  it('charts fill as soon as there are songs, with those that every account hears, most played first', async () => {
    await play(4, 9);
    await play(2, 20);
    await play(HIDDEN + 1, 90);
    await publishCharts(db, NOW);
    for (const [at, type] of CHARTS.entries()) {
      const rows = await chartOf(at + 1);
      expect(rows.slice(0, 2), type).toEqual([2, 4]);
      expect(rows.length, type).toBe(HIDDEN - 1);
      expect(
        rows.every((no) => no < HIDDEN),
        type,
      ).toBe(true);
    }
    await play(6, 50);
    await publishCharts(db, NOW);
    expect((await chartOf(1))[0]).toBe(2);
  });
});
