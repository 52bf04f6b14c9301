import type { Insertable } from 'kysely';
import type { PlaylistTable } from '../db/schema.ts';

export type NewPlaylist = Insertable<PlaylistTable>;
type Given = Pick<NewPlaylist, 'name' | 'owner_id' | 'image_key' | 'created_at'>;

/** `specialType` of the songs somebody likes (contract page, part 5 "Playlist"). */
export const LIKED_SONGS = 5;

/** A row of a playlist: what is not given is as it is in a list that somebody has just made. */
export const newPlaylist = (given: Given & Partial<NewPlaylist>): NewPlaylist => ({
  description: null,
  tags: '[]',
  copywriter: '',
  updated_at: given.created_at,
  tracks_updated_at: given.updated_at ?? given.created_at,
  privacy: 0,
  special_type: 0,
  high_quality: 0,
  play_count: 0,
  share_count: 0,
  base_subscribers: 0,
  toplist_type: null,
  update_frequency: null,
  position: 0,
  hidden: 0,
  ...given,
});
