import { CategoryPanel, FilterRow, type OpenPanelProps } from '@qingyin/list-layout';
import { useTagName } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { ALL_PLAYLISTS, playlistCategoriesQuery, type PlaylistFilter } from '@qingyin/data-music';
import { CatalogueText } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { songListLink } from './song-list-search.ts';

interface CategoryShelvesProps extends OpenPanelProps {
  filter: PlaylistFilter;
}

/** Panel with all categories of playlists by group. Links keep the sort order. */
export default function CategoryGroups({ filter, ...opened }: CategoryShelvesProps) {
  const { cat, order } = filter;
  return (
    <CategoryPanel
      {...opened}
      all={{
        key: ALL_PLAYLISTS,
        label: <Trans>全部歌单</Trans>,
        link: songListLink({ order }),
        chosen: cat === ALL_PLAYLISTS,
      }}
    >
      <Shelves filter={filter} />
    </CategoryPanel>
  );
}

function Shelves({ filter: { cat, order } }: Pick<CategoryShelvesProps, 'filter'>) {
  const tagName = useTagName();
  const { data: shelves } = useSuspenseQuery(playlistCategoriesQuery());
  return shelves.map((shelf) => (
    <FilterRow
      key={shelf.name}
      wrap
      label={tagName(shelf.name)}
      choices={shelf.categories.map(({ name }) => ({
        key: name,
        label: <CatalogueText text={tagName(name)} />,
        link: songListLink({ cat: name, order }),
        chosen: name === cat,
      }))}
    />
  ));
}
