import { usePlayAlbum } from '@qingyin/track-actions';
import { type Album } from '@qingyin/contract';
import { useAlbumName } from './use-album-name.ts';
import { MediaCard, type MediaCardProps } from './MediaCard.tsx';

export interface AlbumCardProps extends Pick<MediaCardProps, 'label' | 'priority'> {
  album: Pick<Album, 'id' | 'name' | 'picUrl'>;
  /** default: nothing; the artist or the release date */
  meta?: MediaCardProps['meta'];
}

/** Card of an album, with a play button. */
export function AlbumCard({ album, label, meta, priority }: AlbumCardProps) {
  const { playing, toggle } = usePlayAlbum(String(album.id));
  return (
    <MediaCard
      title={useAlbumName(album.name)}
      label={label}
      coverUrl={album.picUrl}
      link={{ to: '/album/$id', params: { id: String(album.id) } }}
      meta={meta}
      priority={priority}
      playing={playing}
      onPlay={toggle}
    />
  );
}
