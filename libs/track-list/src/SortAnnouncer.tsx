import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type SongSort } from './song-sort.ts';
import { useColumnNames } from './use-column-names.ts';

/** Live region that announces a change of the order, since few screen readers announce `aria-sort`. */
export function SortAnnouncer({ sort }: { sort: SongSort | null }) {
  const { t } = useLingui();
  const names = useColumnNames();
  const order = sort ? `${names[sort.column]} · ${sort.descending ? t`降序` : t`升序`}` : t`默认顺序`;
  const [first] = useState(order);
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && order !== first) setChanged(true);
  return (
    <div aria-live="polite" className="qy-unseen">
      {isChanged && order}
    </div>
  );
}
