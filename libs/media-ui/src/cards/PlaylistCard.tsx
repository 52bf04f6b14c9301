import { usePlayPlaylist } from '@qingyin/track-actions';
import { usePlaylistNames } from '../product-texts/use-product-texts.ts';
import { MediaCard, type MediaCardProps } from './MediaCard.tsx';

export interface PlaylistCardProps extends Pick<MediaCardProps, 'label' | 'meta' | 'priority'> {
  /** recommendations have `picUrl`, playlists `coverImgUrl` (docs/specification/contract/entities.md) */
  playlist: {
    id: number;
    name: string;
    playCount: number;
    picUrl?: string;
    coverImgUrl?: string;
    specialType?: number;
  };
}

/** Card of a playlist, with a play button. */
export function PlaylistCard({ playlist, label, meta, priority }: PlaylistCardProps) {
  const { playing, toggle } = usePlayPlaylist(String(playlist.id));
  const nameOf = usePlaylistNames();
  return (
    <MediaCard
      title={nameOf(playlist)}
      label={label}
      coverUrl={playlist.coverImgUrl ?? playlist.picUrl ?? null}
      playCount={playlist.playCount}
      link={{ to: '/playList/$id', params: { id: String(playlist.id) } }}
      meta={meta}
      priority={priority}
      playing={playing}
      onPlay={toggle}
    />
  );
}
