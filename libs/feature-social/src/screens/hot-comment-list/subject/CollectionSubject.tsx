import { PersonLink } from '@qingyin/auth-gate';
import { ArtistLinks, useAlbumName, usePlaylistNames } from '@qingyin/media-ui';
import { usePlayAlbum, usePlayPlaylist } from '@qingyin/track-actions';
import { useLingui } from '@lingui/react/macro';
import { albumQuery, playlistQuery } from '@qingyin/data-music';
import { CatalogueText } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { SubjectCard } from './SubjectCard.tsx';

/** Commented album. */
export function AlbumSubject({ id }: { id: string }) {
  const { t } = useLingui();
  const { album } = useSuspenseQuery(albumQuery(id)).data;
  const playback = usePlayAlbum(id);
  return (
    <SubjectCard
      label={t({ message: '专辑', context: '一张' })}
      title={useAlbumName(album.name)}
      coverUrl={album.picUrl}
      meta={<ArtistLinks artists={album.artists} />}
      link={{ to: '/album/$id', params: { id } }}
      playback={playback}
    />
  );
}

/** Commented playlist. */
export function PlaylistSubject({ id }: { id: string }) {
  const { t } = useLingui();
  const { playlist } = useSuspenseQuery(playlistQuery(id)).data;
  const playback = usePlayPlaylist(id);
  const { creator } = playlist;
  return (
    <SubjectCard
      label={t({ message: '歌单', context: '一张' })}
      title={usePlaylistNames()(playlist)}
      coverUrl={playlist.coverImgUrl}
      meta={
        <PersonLink userId={creator.userId}>
          <CatalogueText text={creator.nickname} />
        </PersonLink>
      }
      link={{ to: '/playList/$id', params: { id } }}
      playback={playback}
    />
  );
}
