import { MediaGrid, PlaylistCard, usePlaylistNames } from '@qingyin/media-ui';
import { Plural } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { useHighlight } from './use-highlight.tsx';

export interface PlaylistCardsProps {
  playlists: readonly Playlist[];
  /** query that is marked */
  query: string;
  /** maximum number of rows; default: all playlists */
  rows?: number;
}

/** Cards of found playlists with their number of songs. */
export function PlaylistCards({ playlists, query, rows }: PlaylistCardsProps) {
  const drawName = useHighlight(query);
  const nameOf = usePlaylistNames();
  return (
    <MediaGrid rows={rows}>
      {playlists.map((playlist) => (
        <PlaylistCard
          key={playlist.id}
          playlist={playlist}
          label={drawName(nameOf(playlist))}
          meta={<Plural value={playlist.trackCount} other="# 首歌" />}
        />
      ))}
    </MediaGrid>
  );
}
