import { Page, Section } from '@qingyin/list-layout';
import { MediaGrid, MediaGridSkeleton } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { libraryGenresQuery } from '@qingyin/data-music';
import { EmptyState, QueryBoundary } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DecadeLinks } from '../../shared/DecadeLinks.tsx';
import { GenreCard } from '../../shared/GenreCard.tsx';
import { LibraryEmpty } from '../../shared/LibraryEmpty.tsx';

/** Covers of the first row load eagerly. */
const FIRST = 7;

/** Genres and decades of the music libraries (docs/specification/screens/music-library.md#librarygenres). */
export function LibraryGenres() {
  return (
    <Page>
      <h1 className="qy-unseen">
        <Trans>音乐库的流派</Trans>
      </h1>
      <QueryBoundary pending={<MediaGridSkeleton lines={1} />}>
        <Genres />
      </QueryBoundary>
    </Page>
  );
}

function Genres() {
  const { t } = useLingui();
  const { genres, decades } = useSuspenseQuery(libraryGenresQuery()).data;
  if (genres.length === 0 && decades.length === 0) return <LibraryEmpty />;
  return (
    <>
      {decades.length > 0 && (
        <Section title={t`年代`} pending={null}>
          <DecadeLinks decades={decades} />
        </Section>
      )}
      <Section title={t`流派`} pending={null}>
        {genres.length > 0 ? (
          <MediaGrid>
            {genres.map((genre, at) => (
              <GenreCard key={genre.key} genre={genre} priority={at < FIRST} />
            ))}
          </MediaGrid>
        ) : (
          <EmptyState drawing="zither">
            <Trans>这些歌的文件里没有写流派。</Trans>
          </EmptyState>
        )}
      </Section>
    </>
  );
}
