import { newPlaylist, newUserRow } from '@qingyin/server-catalogue';
import { poems } from '@qingyin/demo-catalogue';
import type { NewSong } from '@qingyin/server-db';
import {
  listeningDay,
  randomInteger,
  pickRandom,
  seededRandom,
  DAY_MS,
  HOUR_MS,
} from '@qingyin/server-kernel';
import { imageKey } from './image-key.ts';
import { SEED_TIME, type SeedRows } from './seed-rows.ts';
import type { DemoSong } from './songs.ts';

const FIRST_SONG = 300_001;
const FIRST_ALBUM = 100_001;
const FIRST_ARTIST = 50_001;
const FIRST_USER = 1001;
const FIRST_LIST = 20_001;
const SONGS_AN_ALBUM = 10;
const SONGS_AN_ARTIST = 50;
const SONGS_A_USER = 100;
const PLAYS_A_USER = 40;
const LISTS_A_USER = 2;
const SONGS_A_LIST = 50;
const MAX_WORDS = 5;

/**
 * Generates a library of any size for benchmarks: artists, albums and songs with names composed from the poems and
 * the sound of demo songs; one user per hundred songs, with plays and playlists. Included in search, charts and
 * recommendations.
 *
 * @param count number of songs
 * @param now ms since 1970, time of the latest plays
 */
export function libraryRows(songs: readonly DemoSong[], count: number, now: number): SeedRows {
  const real = songs.filter(({ row }) => row.available === 1);
  const words = poems.flatMap(({ lines }) => lines.map(({ zh }) => zh.slice(0, MAX_WORDS)));
  const random = seededRandom(20_260_701);
  const users = Math.ceil(count / SONGS_A_USER);
  const artists = Math.ceil(count / SONGS_AN_ARTIST);
  const made = Array.from({ length: count }, (_, index): NewSong => {
    const { row } = pickRandom(real, random);
    return {
      ...row,
      id: FIRST_SONG + index,
      name: `${pickRandom(words, random)}${pickRandom(words, random).slice(0, randomInteger(0, 3, random))}`,
      name_en: `Song ${index}`,
      album_id: FIRST_ALBUM + Math.floor(index / SONGS_AN_ALBUM),
      no: (index % SONGS_AN_ALBUM) + 1,
      mv_id: 0,
      lossless: 0,
      popularity: randomInteger(1, 100, random),
      publish_time: SEED_TIME - randomInteger(0, 3000, random) * DAY_MS,
    };
  });
  const played = playsOf(users, count, now);
  return {
    song: made,
    song_artist: made.map(({ id }, index) => ({
      song_id: Number(id),
      artist_id: FIRST_ARTIST + Math.floor(index / SONGS_AN_ARTIST),
      position: 0,
    })),
    artist: Array.from({ length: artists }, (_, index) => ({
      id: FIRST_ARTIST + index,
      name: `${pickRandom(words, random).slice(0, 3)}${index}`,
      name_en: `Artist ${index}`,
      aliases: '[]',
      bio: '',
      type: 1 + (index % 3),
      area: pickRandom([7, 96, 8, 16, 0], random),
      initial: pickRandom([...'ABCDEFGHJKLMNPQRSTWXYZ'], random),
      image_key: imageKey('artist', 'calm', `library-${index}`),
      score: randomInteger(1, 50_000, random),
      last_rank: index,
    })),
    album: Array.from({ length: Math.ceil(count / SONGS_AN_ALBUM) }, (_, index) => ({
      id: FIRST_ALBUM + index,
      name: `${pickRandom(words, random)}集`,
      name_en: '',
      artist_id: FIRST_ARTIST + Math.floor((index * SONGS_AN_ALBUM) / SONGS_AN_ARTIST),
      publish_time: SEED_TIME - randomInteger(0, 3000, random) * DAY_MS,
      type: '专辑',
      company: '',
      description: '',
      image_key: imageKey('album', 'calm', `library-${index}`),
    })),
    user: Array.from({ length: users }, (_, index) => person(index, now)),
    ...listsOf(users, count),
    ...played,
  };
}

const person = (index: number, now: number) =>
  newUserRow({
    id: FIRST_USER + index,
    nickname: `听众${index}`,
    image_key: imageKey('avatar', 'calm', `library-${index}`),
    gender: index % 3,
    created_at: now - DAY_MS,
    listen_songs: PLAYS_A_USER,
    level: 1,
  });

function listsOf(users: number, songs: number): SeedRows {
  const random = seededRandom(7);
  const ids = Array.from({ length: users * LISTS_A_USER }, (_, index) => FIRST_LIST + index);
  return {
    playlist: ids.map((id, index) =>
      newPlaylist({
        id,
        name: `听众的歌单 ${index}`,
        owner_id: FIRST_USER + (index % users),
        image_key: imageKey('playlist', 'calm', `library-${id}`),
        created_at: SEED_TIME,
      }),
    ),
    playlist_track: ids.flatMap((playlist_id, index) => {
      const from = randomInteger(0, songs - 1, random);
      return Array.from({ length: Math.min(SONGS_A_LIST, songs) }, (_, position) => ({
        playlist_id,
        song_id: FIRST_SONG + ((from + position * 13) % songs),
        position,
        added_at: SEED_TIME,
        user_id: FIRST_USER + (index % users),
      })).filter(({ song_id }, at, all) => all.findIndex((row) => row.song_id === song_id) === at);
    }),
  };
}

/**
 * Every user plays a range of neighbouring songs, so that users have songs in common. Neighbours are not due, but
 * computed on demand: updating forty thousand songs at once would not be a realistic load.
 */
function playsOf(users: number, songs: number, now: number): SeedRows {
  const random = seededRandom(11);
  const log = Array.from({ length: users }, (_, user) =>
    Array.from({ length: PLAYS_A_USER }, (_unused, play) => ({
      user_id: FIRST_USER + user,
      song_id: FIRST_SONG + ((user * SONGS_A_USER + randomInteger(0, 3 * SONGS_A_USER, random)) % songs),
      at: now - play * HOUR_MS - (user % 60) * 1000,
      seconds: 60,
      source_id: 0,
    })),
  ).flat();
  const records = new Map<
    string,
    { user_id: number; song_id: number; plays: number; seconds: number; last_at: number }
  >();
  const days = new Map<string, { day: number; song_id: number; plays: number }>();
  for (const { user_id, song_id, at, seconds } of log) {
    const record = records.get(`${user_id} ${song_id}`) ?? {
      user_id,
      song_id,
      plays: 0,
      seconds: 0,
      last_at: 0,
    };
    record.plays += 1;
    record.seconds += seconds;
    record.last_at = Math.max(record.last_at, at);
    records.set(`${user_id} ${song_id}`, record);
    const day = listeningDay(at);
    const heard = days.get(`${day} ${song_id}`) ?? { day, song_id, plays: 0 };
    heard.plays += 1;
    days.set(`${day} ${song_id}`, heard);
  }
  return {
    play_log: log,
    play_record: [...records.values()],
    song_day: [...days.values()],
  };
}
