import { useLingui } from '@lingui/react/macro';
import type { Anchor } from '@qingyin/ui';
import { Menu } from '@qingyin/ui/lazy';
import { useQueryClient } from '@tanstack/react-query';
import { persistedSort, playlistSorts, type PlaylistSort } from './sort-playlists.ts';
import { useSortLabels } from './use-sort-labels.ts';

interface SortMenuProps {
  sort: PlaylistSort;
  anchor: Anchor;
  onClose: () => void;
}

/** Menu of the sort orders; the choice is persisted on the device. */
export default function SortMenu({ sort, anchor, onClose }: SortMenuProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const names = useSortLabels();
  return (
    <Menu
      label={t`排序方式`}
      anchor={anchor}
      onClose={onClose}
      entries={playlistSorts.map((id) => ({
        id,
        label: names[id],
        checked: id === sort,
        onSelect: () => void persistedSort.keep(queryClient, id),
      }))}
    />
  );
}
