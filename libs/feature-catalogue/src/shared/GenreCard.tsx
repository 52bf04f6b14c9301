import { MediaCard } from '@qingyin/media-ui';
import { Plural } from '@lingui/react/macro';
import type { LibraryGenre } from '@qingyin/contract';
import { Link } from '@qingyin/routing';

/** Card of a genre: leads to its albums, and below its name to its songs. */
export function GenreCard({ genre, priority }: { genre: LibraryGenre; priority?: boolean }) {
  const { key, name, musicSize: trackCount, picUrl } = genre;
  return (
    <MediaCard
      title={name}
      coverUrl={picUrl}
      link={{ to: '/library/albums', search: { genre: key } }}
      priority={priority}
      meta={
        <Link to="/library/songs" search={{ genre: key }}>
          <Plural value={trackCount} other="# 首歌" />
        </Link>
      }
    />
  );
}
