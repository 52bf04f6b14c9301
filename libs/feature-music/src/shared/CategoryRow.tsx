import { type FilterChoice, QueryFilterRow } from '@qingyin/list-layout';
import { useTagName } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { ALL_PLAYLISTS, type hotCategoriesQuery } from '@qingyin/data-music';
import { CatalogueText } from '@qingyin/ui';

interface CategoryRowProps {
  label: string;
  /** query of the categories; "all" is added in front */
  query: ReturnType<typeof hotCategoriesQuery>;
  chosen: string;
  linkOf: (cat: string) => FilterChoice['link'];
}

/** Filter row with categories of playlists. While they load, and after an error, it contains "all" only. */
export function CategoryRow({ label, query, chosen, linkOf }: CategoryRowProps) {
  const tagName = useTagName();
  return (
    <QueryFilterRow
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
      errorText={<Trans>分类没有取到。</Trans>}
    />
  );
}
