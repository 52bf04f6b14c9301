import { Trans, useLingui } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { userPlaylistsQuery } from '@qingyin/data-library';
import { useListMenu, useNameFilter, useNewList } from '@qingyin/media-kit';
import { Button, EmptyState, lazyPart, QueryBoundary } from '@qingyin/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { ListSection } from './ListSection.tsx';
import { ListsBar } from './ListsBar.tsx';
import { NoneCollected, NoneMade } from './NoneYet.tsx';
import { keptSort, sortLists } from './sort-lists.ts';
import { useMoveLists } from './use-move-lists.ts';

const SmartSection = lazyPart<{ userId: string }>(() =>
  import('../../smart/SmartSection.tsx').then((module) => ({ default: module.SmartSection })),
);

/** Number of playlists above which the filter field is shown. */
const MANY = 8;

const textsOf = ({ name, creator }: Playlist) => [name, creator?.nickname ?? ''].filter(Boolean);

/** Created, collected and smart playlists with their toolbar. */
export function Lists({ uid }: { uid: string }) {
  const { t, i18n } = useLingui();
  const { data: lists } = useSuspenseQuery(userPlaylistsQuery(uid));
  const sort = useQuery(keptSort.query()).data ?? 'own';
  const filter = useNameFilter(lists, textsOf);
  const field = useRef<HTMLInputElement>(null);
  const newList = useNewList();
  const menu = useListMenu();
  const filtered = filter.shown !== lists;
  const move = useMoveLists(uid, lists);
  // Rows can be moved only in the user's own order without a filter.
  const movable = sort === 'own' && !filtered;

  const [made, collected] = useMemo(() => {
    const sorted = sortLists(filter.shown, sort, i18n.locale);
    const isMade = ({ userId }: Playlist) => String(userId) === uid;
    return [sorted.filter(isMade), sorted.filter((list) => !isMade(list))];
  }, [filter.shown, sort, i18n.locale, uid]);

  const { words } = filter;
  const shared = { menu, move, movable };
  return (
    <>
      <div>
        <ListsBar
          filter={filter}
          field={field}
          filterable={lists.length > MANY}
          sort={sort}
          newList={newList}
        />
        {filtered && made.length + collected.length === 0 ? (
          <EmptyState
            drawing="boat"
            action={
              <Button
                onClick={() => {
                  filter.filterBy('');
                  field.current?.focus();
                }}
              >
                <Trans>清除筛选</Trans>
              </Button>
            }
          >
            <Trans>
              没有符合“<bdi>{words}</bdi>”的歌单。
            </Trans>
          </EmptyState>
        ) : (
          (made.length > 0 || !filtered) && (
            <ListSection title={t`创建的歌单`} lists={made} {...shared}>
              {!filtered && made.length < 2 && <NoneMade onNew={() => newList.open()} />}
            </ListSection>
          )
        )}
      </div>
      {(collected.length > 0 || !filtered) && (
        <ListSection title={t`收藏的歌单`} lists={collected} {...shared}>
          {collected.length === 0 && <NoneCollected />}
        </ListSection>
      )}
      {!filtered && (
        <QueryBoundary pending={null} failed={() => null}>
          <SmartSection userId={uid} />
        </QueryBoundary>
      )}
      {menu.menu}
      {newList.dialog}
    </>
  );
}
