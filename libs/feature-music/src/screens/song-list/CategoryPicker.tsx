import { CategoryButton } from '@qingyin/list-layout';
import { useTagName } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { ALL_PLAYLISTS, playlistCategoriesQuery, type PlaylistFilter } from '@qingyin/data-music';
import { lazyComponent } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';

const loadShelves = () => import('./CategoryGroups.tsx');
const CategoryShelves = lazyComponent(loadShelves);

/** Button with the selected category that opens all categories. */
export function CategoryPicker({ filter }: { filter: PlaylistFilter }) {
  const { t } = useLingui();
  const tagName = useTagName();
  const queryClient = useQueryClient();
  return (
    <CategoryButton
      name={filter.cat === ALL_PLAYLISTS ? t`全部歌单` : tagName(filter.cat)}
      prepare={() => {
        void loadShelves().catch(() => undefined);
        void queryClient.prefetchQuery(playlistCategoriesQuery());
      }}
      panel={(opened) => <CategoryShelves filter={filter} {...opened} />}
    />
  );
}
