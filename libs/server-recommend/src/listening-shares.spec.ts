import { type Db, openDb } from '@qingyin/server-db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decadeShares, genreShares } from './listening-shares.ts';
import { addSongs } from './testing/add-songs.ts';

const USER = 1;
const [JAZZ, BOTH, BARE, OTHERS] = [1_000_000_001, 1_000_000_002, 1_000_000_003, 1_000_000_004];
const span = { userId: USER, libraries: [1], from: 100, to: 200 };
let db: Db;

beforeAll(async () => {
  db = await openDb(':memory:');
  await addSongs(db, [JAZZ, BOTH, BARE, OTHERS], 1);
  await db
    .insertInto('song_file')
    .values(
      [JAZZ, BOTH, BARE, OTHERS].map((song_id) => ({
        ...{ file_id: song_id, start_ms: 0, end_ms: null, song_id },
        library_id: song_id === OTHERS ? 2 : 1,
      })),
    )
    .execute();
  const genre = (song_id: number, name: string) => ({ song_id, genre_key: name.toLowerCase(), genre: name });
  await db
    .insertInto('song_genre')
    .values([genre(JAZZ, 'Jazz'), genre(BOTH, 'Jazz'), genre(BOTH, 'Folk'), genre(OTHERS, 'Secret')])
    .execute();
  const facts = {
    ...{ file_id: 1, added_at: 1, missing_since: null, disc_no: 1, disc_subtitle: '', type: 'mp3', bits: 0 },
    ...{
      channels: 2,
      mbid: '',
      artist_text: '',
      sort_key: '',
      lyric: '',
      track_gain: null,
      album_gain: null,
    },
  };
  await db
    .insertInto('library_song')
    .values([
      { ...facts, song_id: JAZZ, year: 2009 },
      { ...facts, song_id: BOTH, year: 1999 },
      { ...facts, song_id: BARE, year: 0 },
      { ...facts, song_id: OTHERS, year: 1975 },
    ])
    .execute();
  await db
    .insertInto('library_album')
    .values({
      ...{ album_id: JAZZ, identity: 'a', mbid: '', kind: 'album', year: 2009, original_year: 1959 },
      ...{ added_at: 1, sort_key: '', initial: '#' },
    })
    .execute();
  const play = (song_id: number, seconds: number, at = 150, user_id = USER) => ({
    ...{ user_id, song_id, at, seconds, source_id: 0, listen: null },
  });
  await db
    .insertInto('play_log')
    .values([
      ...[play(JAZZ, 100), play(JAZZ, 20), play(BOTH, 61), play(BARE, 40), play(OTHERS, 999)],
      ...[play(JAZZ, 999, 200), play(JAZZ, 999, 99), play(JAZZ, 999, 150, 2)],
    ])
    .execute();
});
afterAll(() => db.destroy());

it('divides the time of a song among its genres, and names songs without one last', async () => {
  expect((await genreShares(db, span, 10)).genres).toEqual([
    { key: 'jazz', name: 'Jazz', plays: 3, seconds: 151 },
    { key: 'folk', name: 'Folk', plays: 1, seconds: 31 },
    { key: '', name: '', plays: 1, seconds: 40 },
  ]);
  const { genres, seconds } = await genreShares(db, span, 1);
  expect(genres.map(({ key }) => key)).toEqual(['jazz', '']);
  expect(seconds).toBe(221);
});

it('counts decades by the first release, and songs without a year apart', async () => {
  expect(await decadeShares(db, span)).toEqual([
    { decade: 1990, plays: 1, seconds: 61 },
    { decade: 1950, plays: 2, seconds: 120 },
    { decade: 0, plays: 1, seconds: 40 },
  ]);
});
