import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { type NameFilter, type NewListOpener, WordsField } from '@qingyin/media-kit';
import { Button } from '@qingyin/ui';
import { IconPlus } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { ImportButton } from '../../import/ImportButton.tsx';
import classes from './ListsBar.module.css';
import type { ListSort } from './sort-lists.ts';
import { SortButton } from './SortButton.tsx';

interface ListsBarProps {
  filter: NameFilter<Playlist>;
  field: RefObject<HTMLInputElement | null>;
  filterable: boolean;
  sort: ListSort;
  newList: NewListOpener;
}

/** Toolbar of the playlists: new playlist, import, filter and sort order. */
export function ListsBar({ filter, field, filterable, sort, newList }: ListsBarProps) {
  const { t } = useLingui();
  const { words, filterBy, hits: count } = filter;
  return (
    <div className={classes.bar}>
      <div className={classes.making}>
        <Button
          variant="filled"
          icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
          aria-haspopup="dialog"
          onPointerEnter={newList.ahead}
          onFocus={newList.ahead}
          onClick={() => newList.open()}
        >
          <Trans>新建歌单</Trans>
        </Button>
        <ImportButton />
      </div>
      <div className={classes.tools}>
        {filterable && (
          <>
            <WordsField label={t`筛选歌单`} words={words} onChange={filterBy} field={field} />
            <span role="status" className={classes.count}>
              {count !== null && <Plural value={count} other="找到 # 个歌单" />}
            </span>
          </>
        )}
        <SortButton sort={sort} />
      </div>
    </div>
  );
}
