import { usePlayAlbum, usePlayArtist, usePlayPlaylist } from '@qingyin/track-actions';
import { useLingui } from '@lingui/react/macro';
import type { SharedCollection as Collection } from '@qingyin/data-social';
import { SharedTile, type SharedTileProps } from './SharedTile.tsx';

const shownAs = { album: Album, playlist: Playlist, artist: Artist } as const;

interface SharedCollectionProps {
  kind: keyof typeof shownAs;
  collection: Collection;
}

/** Shared playlist, album or artist: the card opens it, the button plays it. */
export function SharedCollection({ kind, collection }: SharedCollectionProps) {
  const Shown = shownAs[kind];
  return <Shown {...collection} />;
}

function Album(album: Collection) {
  const { t } = useLingui();
  const id = String(album.id);
  const { playing, toggle } = usePlayAlbum(id);
  const link = { to: '/album/$id', params: { id } } as const;
  return (
    <Shown
      {...album}
      label={t({ message: '专辑', context: '一张' })}
      link={link}
      playing={playing}
      onPlay={toggle}
    />
  );
}

function Playlist(list: Collection) {
  const { t } = useLingui();
  const id = String(list.id);
  const { playing, toggle } = usePlayPlaylist(id);
  const link = { to: '/playList/$id', params: { id } } as const;
  return (
    <Shown
      {...list}

      label={t({ message: '歌单', context: '一张' })}
      link={link}
      playing={playing}
      onPlay={toggle}
    />
  );
}

function Artist(artist: Collection) {
  const { t } = useLingui();
  const id = String(artist.id);
  const { playing, toggle } = usePlayArtist(id);
  const link = { to: '/artists-detail', search: { id } } as const;
  return (
    <Shown
      {...artist}
      label={t({ message: '歌手', context: '一位' })}
      link={link}
      playing={playing}
      onPlay={toggle}
      round
    />
  );
}

interface ShownProps extends Collection, Pick<SharedTileProps, 'playing' | 'onPlay' | 'round'> {
  /** label of the kind */
  label: string;
  link: NonNullable<SharedTileProps['link']>;
}

function Shown({ name, coverUrl, author, label, link, ...rest }: ShownProps) {
  const meta = author ? (
    <>
      {label} · <bdi>{author}</bdi>
    </>
  ) : (
    label
  );
  return <SharedTile title={name} coverUrl={coverUrl} meta={meta} link={link} {...rest} />;
}
