import { Trans } from '@lingui/react/macro';
import { ALL_PLAYLISTS, type hotCategoriesQuery } from '@qingyin/data-music';
import { type FilterChoice, useTagName, WaitingRow } from '@qingyin/media-kit';
import { CatalogueText } from '@qingyin/ui';

interface CategoryRowProps {
  label: string;
  /** which categories; one for all stands before them */
  query: ReturnType<typeof hotCategoriesQuery>;
  chosen: string;
  linkOf: (cat: string) => FilterChoice['link'];
}

/** Categories of playlists as a filter row. Until they come, and where they do not, there is the way to all. */
export function CategoryRow({ label, query, chosen, linkOf }: CategoryRowProps) {
  const tagName = useTagName();
  return (
    <WaitingRow
      label={label}
      query={query}
      choicesOf={(names = []) =>
        [ALL_PLAYLISTS, ...names.filter((name) => name !== ALL_PLAYLISTS)].map((name) => ({
          key: name,
          label: <CatalogueText text={tagName(name)} />,
          link: linkOf(name),
          chosen: name === chosen,
        }))
      }
      lost={<Trans>分类没有取到。</Trans>}
    />
  );
}
