import { Section } from '@qingyin/list-layout';
import { MediaGrid } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LibraryDecade, LibraryGenre } from '@qingyin/contract';
import { Link } from '@qingyin/routing';
import { DecadeLinks } from '../../shared/DecadeLinks.tsx';
import { GenreCard } from '../../shared/GenreCard.tsx';

interface BrowseSectionsProps {
  genres: readonly LibraryGenre[];
  decades: readonly LibraryDecade[];
}

/** The genres with most songs, and the decades; nothing of what is empty. */
export function BrowseSections({ genres, decades }: BrowseSectionsProps) {
  const { t } = useLingui();
  return (
    <>
      {genres.length > 0 && (
        <Section
          title={t`流派`}
          pending={null}
          more={
            <Link to="/library/genres">
              <Trans>全部</Trans>
            </Link>
          }
        >
          <MediaGrid rows={2}>
            {genres.map((genre) => (
              <GenreCard key={genre.key} genre={genre} />
            ))}
          </MediaGrid>
        </Section>
      )}
      {decades.length > 0 && (
        <Section title={t`年代`} pending={null}>
          <DecadeLinks decades={decades} />
        </Section>
      )}
    </>
  );
}
