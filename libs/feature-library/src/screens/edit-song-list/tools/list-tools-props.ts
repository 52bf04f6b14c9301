import type { PlaylistDetail, Track } from '@qingyin/contract';

export interface ListToolsProps {
  playlist: PlaylistDetail;
  /** those of its songs that came with it */
  tracks: readonly Track[];
}
