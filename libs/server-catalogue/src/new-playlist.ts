import type { PlaylistTable } from '@qingyin/server-db';
import type { Insertable } from 'kysely';

export type NewPlaylist = Insertable<PlaylistTable>;
type Given = Pick<NewPlaylist, 'name' | 'owner_id' | 'image_key' | 'created_at'>;

/** Row of a playlist with the defaults of a new playlist. */
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
