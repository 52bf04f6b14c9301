import { Section } from '@qingyin/list-layout';
import { MediaGrid } from '@qingyin/media-ui';
import { CompactSongs } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LibraryPlayedAlbum, Track } from '@qingyin/contract';
import { Link } from '@qingyin/routing';
import { LibraryAlbumCard } from '../../shared/LibraryAlbumCard.tsx';

interface PlayedSectionsProps {
  tracks: readonly Track[];
  albums: readonly LibraryPlayedAlbum[];
  rediscover: readonly LibraryPlayedAlbum[];
}

/** What the user played most, and what the user has not played for long; nothing of what is empty. */
export function PlayedSections({ tracks, albums, rediscover }: PlayedSectionsProps) {
  const { t } = useLingui();
  return (
    <>
      {tracks.length > 0 && (
        <Section
          title={t`常听的歌`}
          pending={null}
          more={
            <Link to="/library/songs" search={{ order: 'plays' }}>
              <Trans>全部</Trans>
            </Link>
          }
        >
          <CompactSongs name={t`常听的歌`} tracks={tracks} source={{ kind: 'library', id: 'most-played' }} />
        </Section>
      )}
      <Albums title={t`常听的专辑`} albums={albums} />
      <Albums title={t`好久没听`} albums={rediscover} />
    </>
  );
}

function Albums({ title, albums }: { title: string; albums: readonly LibraryPlayedAlbum[] }) {
  if (albums.length === 0) return null;
  return (
    <Section title={title} pending={null}>
      <MediaGrid rows={1}>
        {albums.map(({ album }) => (
          <LibraryAlbumCard key={album.id} album={album} />
        ))}
      </MediaGrid>
    </Section>
  );
}
