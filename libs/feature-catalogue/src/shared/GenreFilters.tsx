import { type FilterChoice, QueryFilterRow } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { libraryGenresQuery } from '@qingyin/data-music';
import { CatalogueText } from '@qingyin/ui';

/** Genres in the row; the page of genres has them all. */
const MOST_GENRES = 12;

interface GenreFiltersProps {
  genre: string | undefined;
  decade: string | undefined;
  /** link to the page with this filter in place of the current one; undefined = all */
  linkOf: (filter: { genre?: string | undefined; decade?: string | undefined }) => FilterChoice['link'];
}

/** Filter rows of genres and decades. */
export function GenreFilters({ genre, decade, linkOf }: GenreFiltersProps) {
  const { t } = useLingui();
  const query = libraryGenresQuery();
  const any = t`全部`;
  return (
    <>
      <QueryFilterRow
        label={t`流派`}
        query={query}
        choicesOf={(answer) => {
          const all = answer?.genres ?? [];
          const shown = all.filter(({ key }, at) => at < MOST_GENRES || key === genre);
          return [
            { key: '', label: any, link: linkOf({ decade }), chosen: !genre },
            ...shown.map(({ key, name }) => ({
              key,
              label: <CatalogueText text={name} />,
              link: linkOf({ genre: key, decade }),
              chosen: key === genre,
            })),
          ];
        }}
        errorText={t`流派没有取到。`}
      />
      <QueryFilterRow
        label={t`年代`}
        query={query}
        choicesOf={(answer) => [
          { key: '', label: any, link: linkOf({ genre }), chosen: !decade },
          ...(answer?.decades ?? []).map(({ decade: first }) => {
            const year = String(first);
            return {
              key: year,
              label: t`${year} 年代`,
              link: linkOf({ genre, decade: year }),
              chosen: year === decade,
            };
          }),
        ]}
        errorText={t`年代没有取到。`}
      />
    </>
  );
}
