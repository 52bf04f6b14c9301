import { useLingui } from '@lingui/react/macro';
import { Button, Extra, lazyPart } from '@qingyin/ui';
import { IconArrowsSort } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './ListsBar.module.css';
import type { ListSort } from './sort-lists.ts';
import { useSortNames } from './use-sort-names.ts';

const loadMenu = () => import('./SortMenu.tsx');
const SortMenu = lazyPart(loadMenu);

/** Button that shows the sort order and opens its menu, whose code is loaded on hover or focus. */
export function SortButton({ sort }: { sort: ListSort }) {
  const { t } = useLingui();
  const names = useSortNames();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const prepare = () => void loadMenu().catch(() => undefined);
  const name = names[sort];
  return (
    <>
      <Button
        variant="plain"
        size="s"
        className={classes.sort}
        icon={<IconArrowsSort size={16} stroke={1.75} aria-hidden />}
        aria-label={t`排序方式：${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {name}
      </Button>
      {anchor && (
        <Extra onLost={() => setAnchor(null)}>
          <SortMenu sort={sort} anchor={anchor} onClose={() => setAnchor(null)} />
        </Extra>
      )}
    </>
  );
}
