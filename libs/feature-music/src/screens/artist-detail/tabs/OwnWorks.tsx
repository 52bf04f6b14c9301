import { Section } from '@qingyin/list-layout';
import { MediaGridSkeleton } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import type { ArtistProfile } from '@qingyin/contract';
import { QueryBoundary } from '@qingyin/ui';
import { type ReactNode } from 'react';
import ArtistRoles from './ArtistRoles.tsx';
import LibraryAlbums from './LibraryAlbums.tsx';

interface OwnWorksProps {
  id: string;
  name: string;
  artist: Pick<ArtistProfile, 'albumSize' | 'musicSize'>;
  /** section of the top songs */
  hotSongs: ReactNode;
}

/**
 * Works of an artist of the music libraries: albums by kind first, because own music is known by them; various artists
 * have no top songs, composers and the like other songs.
 */
export default function OwnWorks({ id, name, artist, hotSongs }: OwnWorksProps) {
  const { t } = useLingui();
  return (
    <>
      {artist.albumSize + artist.musicSize > 0 && (
        <Section title={t`专辑`} pending={<MediaGridSkeleton />} resetKey={id}>
          <LibraryAlbums id={id} />
        </Section>
      )}
      {artist.musicSize > 0 && hotSongs}
      <QueryBoundary pending={null} resetKey={id}>
        <ArtistRoles id={id} name={name} />
      </QueryBoundary>
    </>
  );
}
