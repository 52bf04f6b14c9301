import { useLingui } from '@lingui/react/macro';
import type { Anchor } from '@qingyin/ui';
import { Menu } from '@qingyin/ui/lazy';
import { useQueryClient } from '@tanstack/react-query';
import { keptSort, listSorts, type ListSort } from './sort-lists.ts';
import { useSortNames } from './use-sort-names.ts';

interface SortMenuProps {
  sort: ListSort;
  anchor: Anchor;
  onClose: () => void;
}

/** Menu of the sort orders; the choice is persisted on the device. */
export default function SortMenu({ sort, anchor, onClose }: SortMenuProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const names = useSortNames();
  return (
    <Menu
      label={t`排序方式`}
      anchor={anchor}
      onClose={onClose}
      entries={listSorts.map((id) => ({
        id,
        label: names[id],
        checked: id === sort,
        onSelect: () => void keptSort.keep(queryClient, id),
      }))}
    />
  );
}
