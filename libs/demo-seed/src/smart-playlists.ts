import { DEMO_USER_ID } from '@qingyin/demo-catalogue';
import { DAY_MS } from '@qingyin/server-kernel';
import type { SmartRules } from '@qingyin/contract';
import { SEED_TIME, type SeedRows } from './seed-rows.ts';

const MADE = SEED_TIME - 40 * DAY_MS;

/** Rules whose results do not depend on the present date. */
const lists: readonly { name: string; rules: SmartRules }[] = [
  {
    name: '听得最多',
    rules: {
      match: 'all',
      rules: [{ field: 'plays', op: 'more', value: 1 }],
      order: 'plays',
      descending: true,
      limit: 50,
    },
  },
  {
    name: '一分钟的诗',
    rules: {
      match: 'all',
      rules: [
        { field: 'duration', op: 'less', value: 65 },
        { field: 'lyric', op: 'yes' },
      ],
      order: 'title',
      descending: false,
      limit: 100,
    },
  },
];

/** Smart playlists of the demo account. */
export const smartPlaylistRows = (): SeedRows => ({
  smart_playlist: lists.map(({ name, rules }) => ({
    user_id: DEMO_USER_ID,
    name,
    rules: JSON.stringify(rules),
    created_at: MADE,
    updated_at: MADE,
  })),
});

/**
 * Earlier versions of a playlist of the demo account: without its last three songs, and with two songs that were
 * removed later.
 */
export function playlistVersionRows(list: number, tracks: NonNullable<SeedRows['playlist_track']>): SeedRows {
  const row = { playlist_id: list, user_id: DEMO_USER_ID };
  const songs = tracks.filter(({ playlist_id }) => playlist_id === list).map(({ song_id }) => song_id);
  const strangers = tracks
    .filter(({ playlist_id, song_id }) => playlist_id !== list && !songs.includes(song_id))
    .slice(0, 2)
    .map(({ song_id }) => song_id);
  return {
    playlist_version: [
      { ...row, version: 1, made_at: SEED_TIME - 25 * DAY_MS, song_ids: songs.slice(0, -3).join() },
      { ...row, version: 2, made_at: SEED_TIME - 9 * DAY_MS, song_ids: [...songs, ...strangers].join() },
    ],
  };
}
