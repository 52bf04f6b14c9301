import { useLingui } from '@lingui/react/macro';
import { Button, OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { IconArrowsSort } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './PlaylistToolbar.module.css';
import type { PlaylistSort } from './sort-playlists.ts';
import { useSortLabels } from './use-sort-labels.ts';

const loadMenu = () => import('./SortMenu.tsx');
const SortMenu = lazyComponent(loadMenu);

/** Button that shows the sort order and opens its menu, whose code is loaded on hover or focus. */
export function SortButton({ sort }: { sort: PlaylistSort }) {
  const { t } = useLingui();
  const names = useSortLabels();
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
        <OptionalBoundary onLost={() => setAnchor(null)}>
          <SortMenu sort={sort} anchor={anchor} onClose={() => setAnchor(null)} />
        </OptionalBoundary>
      )}
    </>
  );
}
