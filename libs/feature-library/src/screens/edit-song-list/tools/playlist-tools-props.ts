import type { PlaylistDetail, Track } from '@qingyin/contract';

export interface PlaylistToolsProps {
  playlist: PlaylistDetail;
  /** songs that came with the playlist */
  tracks: readonly Track[];
}
