import { ImportButton } from '@qingyin/playlist-import';
import { type ListFilter, ListFilterField } from '@qingyin/list-layout';
import type { NewPlaylistDialogOpener } from '@qingyin/playlist-actions';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { Button } from '@qingyin/ui';
import { IconPlus } from '@tabler/icons-react';
import type { RefObject } from 'react';
import classes from './PlaylistToolbar.module.css';
import type { PlaylistSort } from './sort-playlists.ts';
import { SortButton } from './SortButton.tsx';

interface ListsBarProps {
  filter: ListFilter<Playlist>;
  field: RefObject<HTMLInputElement | null>;
  filterable: boolean;
  sort: PlaylistSort;
  newList: NewPlaylistDialogOpener;
}

/** Toolbar of the playlists: new playlist, import, filter and sort order. */
export function PlaylistToolbar({ filter, field, filterable, sort, newList }: ListsBarProps) {
  const { t } = useLingui();
  const { query, setQuery, matchCount: count } = filter;
  return (
    <div className={classes.bar}>
      <div className={classes.making}>
        <Button
          variant="filled"
          icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
          aria-haspopup="dialog"
          onPointerEnter={newList.prefetch}
          onFocus={newList.prefetch}
          onClick={() => newList.open()}
        >
          <Trans>新建歌单</Trans>
        </Button>
        <ImportButton />
      </div>
      <div className={classes.tools}>
        {filterable && (
          <>
            <ListFilterField label={t`筛选歌单`} query={query} onChange={setQuery} field={field} />
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
