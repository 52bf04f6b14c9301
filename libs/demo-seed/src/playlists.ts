import { LIKED_SONGS, OFFICIAL_CHART } from '@qingyin/contract';
import { type NewPlaylist, newPlaylist } from '@qingyin/server-catalogue';
import {
  demoCharts,
  type DemoChart,
  type Selection,
  demoPlaylists,
  DEMO_USER_ID,
  demoUsers,
  EDITOR_ID,
} from '@qingyin/demo-catalogue';
import { randomInteger, seededRandom, shuffled, DAY_MS, HOUR_MS } from '@qingyin/server-kernel';
import { imageKey } from './catalogue.ts';
import { SEED_TIME, type SeedRows } from './seed-rows.ts';
import type { DemoSong } from './songs.ts';

const CHART_SIZE = 50;
/** Number of rows at the beginning of a playlist without unavailable songs, because users try these first. */
const SAFE_ROWS = 8;
/** Id of the first playlist made by the demo account. */
export const DEMO_OWN_PLAYLIST_ID = 6101;
export const likedPlaylistId = (userId: number): number => 6000 + userId;

function matches({ poem, row }: DemoSong, { moods, poets, eras, instrumental }: Selection): boolean {
  const byMood = moods?.includes(poem.mood) ?? false;
  const byPoet = poets?.includes(poem.poet) ?? false;
  const byEra = eras?.some((era) => poem.era.includes(era)) ?? false;
  return byMood || byPoet || byEra || (instrumental === true && row.mark > 0);
}

function rightsFirst(songs: readonly DemoSong[]): DemoSong[] {
  const playable = songs.filter(({ row }) => row.available === 1);
  const head = playable.slice(0, SAFE_ROWS);
  return [...head, ...songs.filter((song) => !head.includes(song))];
}

function songsFor(id: number, select: Selection, size: number, songs: readonly DemoSong[]): DemoSong[] {
  const random = seededRandom(id);
  const found = shuffled(
    songs.filter((song) => matches(song, select)),
    random,
  );
  const sorted = select.instrumental
    ? [...found].sort((a, b) => Number(b.row.mark > 0) - Number(a.row.mark > 0))
    : found;
  return rightsFirst(sorted.slice(0, size));
}

function chartSongs(order: DemoChart['order'], songs: readonly DemoSong[]): DemoSong[] {
  const worth: Record<DemoChart['order'], (song: DemoSong) => number> = {
    hottest: ({ row }) => Number(row.popularity),
    newest: ({ row }) => Number(row.publish_time),
    rising: ({ row }) => seededRandom(Number(row.id) * 7)() * Number(row.popularity),
    original: ({ row }) => seededRandom(Number(row.id) * 13)(),
  };
  const value = worth[order];
  return rightsFirst([...songs].sort((a, b) => value(b) - value(a)).slice(0, CHART_SIZE));
}

const trackRows = (
  playlistId: number,
  ownerId: number,
  songs: readonly DemoSong[],
): NonNullable<SeedRows['playlist_track']> =>
  songs.map(({ row }, position) => ({
    playlist_id: playlistId,
    song_id: row.id,
    position,
    added_at: SEED_TIME - position * HOUR_MS,
    user_id: ownerId,
  }));

/** Ids of the charts. */
export const demoChartIds: readonly number[] = demoCharts.map(({ id }) => id);

/** A chart without songs. @param position of the chart among the charts, from 0 */
export function chartRow(position: number): NewPlaylist {
  const chart = demoCharts[position];
  if (!chart) throw new RangeError(`no chart ${position}`);
  return newPlaylist({
    id: chart.id,
    name: chart.name,
    owner_id: EDITOR_ID,
    description: chart.description,
    image_key: imageKey('chart', chart.mood, `chart-${chart.id}`),
    created_at: SEED_TIME - 900 * DAY_MS,
    updated_at: SEED_TIME,
    special_type: OFFICIAL_CHART,
    toplist_type: chart.type,
    update_frequency: chart.updates,
    position: 100 + position,
  });
}

/** Playlists of editors and users, charts, all users' liked songs, and the demo account's own playlists. */
export function playlistRows(songs: readonly DemoSong[]): SeedRows {
  const playlist: NewPlaylist[] = [];
  const playlist_track: NonNullable<SeedRows['playlist_track']> = [];
  const add = (row: NewPlaylist, list: readonly DemoSong[]): void => {
    playlist.push(row);
    playlist_track.push(...trackRows(Number(row.id), row.owner_id, list));
  };
  demoPlaylists.forEach((list, position) => {
    add(
      newPlaylist({
        id: list.id,
        name: list.name,
        owner_id: list.owner,
        description: list.description,
        tags: JSON.stringify(list.tags),
        copywriter: list.copywriter,
        image_key: imageKey('playlist', list.mood, `list-${list.id}`),
        created_at: SEED_TIME - (position + 20) * 9 * DAY_MS,
        updated_at: SEED_TIME - position * DAY_MS,
        high_quality: list.premium ? 1 : 0,
        play_count: list.plays,
        share_count: Math.round(list.plays / 90),
        base_subscribers: Math.round(list.plays / 60),
        position,
      }),
      songsFor(list.id, list.select, list.size, songs),
    );
  });
  demoCharts.forEach((chart, position) => {
    add(
      {
        ...chartRow(position),
        play_count: 2800 - position * 430,
        share_count: 24 - position * 5,
        base_subscribers: 36 - position * 7,
      },
      chartSongs(chart.order, songs),
    );
  });
  for (const user of demoUsers) {
    const random = seededRandom(user.id * 31);
    const liked = shuffled(
      songs.filter(({ row }) => row.available === 1),
      random,
    ).slice(0, user.id === DEMO_USER_ID ? 18 : randomInteger(8, 30, random));
    add(
      ownList(likedPlaylistId(user.id), `${user.nickname}喜欢的音乐`, user.id, user.mood, LIKED_SONGS),
      liked,
    );
  }
  const mornings = songs
    .filter(({ poem, row }) => poem.mood === 'spring' && row.available === 1)
    .slice(0, 12);
  const rain = songs.filter(({ poem, row }) => poem.mood === 'longing' && row.available === 1).slice(0, 9);
  add(ownList(DEMO_OWN_PLAYLIST_ID, '清晨散步', DEMO_USER_ID, 'spring', 0), mornings);
  add(ownList(6102, '雨天备用', DEMO_USER_ID, 'longing', 0), rain);
  return { playlist, playlist_track };
}

function ownList(
  id: number,
  name: string,
  owner: number,
  mood: (typeof demoUsers)[number]['mood'],
  specialType: number,
): NewPlaylist {
  return newPlaylist({
    id,
    name,
    owner_id: owner,
    image_key: imageKey('playlist', mood, `own-${id}`),
    created_at: SEED_TIME - 200 * DAY_MS,
    updated_at: SEED_TIME,
    special_type: specialType,
    position: specialType === LIKED_SONGS ? -1 : id,
  });
}
