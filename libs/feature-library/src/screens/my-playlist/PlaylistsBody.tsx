import { useListFilter } from '@qingyin/list-layout';
import { usePlaylistNames } from '@qingyin/media-ui';
import { usePlaylistMenu, useNewPlaylistDialog } from '@qingyin/playlist-actions';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { userPlaylistsQuery } from '@qingyin/data-library';
import { Button, EmptyState, lazyComponent, QueryBoundary } from '@qingyin/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { PlaylistSection } from './PlaylistSection.tsx';
import { PlaylistToolbar } from './PlaylistToolbar.tsx';
import { EmptyCollected, EmptyCreated } from './EmptySections.tsx';
import { persistedSort, sortPlaylists } from './sort-playlists.ts';
import { useMovePlaylists } from './use-move-playlists.ts';

const SmartSection = lazyComponent<{ userId: string }>(() =>
  import('../../smart-playlists/SmartPlaylistSection.tsx').then((module) => ({
    default: module.SmartPlaylistSection,
  })),
);

/** Number of playlists above which the filter field is shown. */
const MANY = 8;

/** Created, collected and smart playlists with their toolbar. */
export function PlaylistsBody({ uid }: { uid: string }) {
  const { t, i18n } = useLingui();
  const { data: lists } = useSuspenseQuery(userPlaylistsQuery(uid));
  const sort = useQuery(persistedSort.query()).data ?? 'own';
  const nameOf = usePlaylistNames();
  const textsOf = useCallback(
    (list: Playlist) => [nameOf(list), list.creator?.nickname ?? ''].filter(Boolean),
    [nameOf],
  );
  const filter = useListFilter(lists, textsOf);
  const field = useRef<HTMLInputElement>(null);
  const newList = useNewPlaylistDialog();
  const menu = usePlaylistMenu();
  const filtered = filter.matches !== lists;
  const move = useMovePlaylists(uid, lists);
  // Playlists can be moved only in the user's own order without a filter.
  const movable = sort === 'own' && !filtered;

  const [made, collected] = useMemo(() => {
    const sorted = sortPlaylists(filter.matches, sort, i18n.locale);
    const isMade = ({ userId }: Playlist) => String(userId) === uid;
    return [sorted.filter(isMade), sorted.filter((list) => !isMade(list))];
  }, [filter.matches, sort, i18n.locale, uid]);

  const { query } = filter;
  const shared = { menu, move, movable };
  return (
    <>
      <div>
        <PlaylistToolbar
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
                  filter.setQuery('');
                  field.current?.focus();
                }}
              >
                <Trans>清除筛选</Trans>
              </Button>
            }
          >
            <Trans>
              没有符合“<bdi>{query}</bdi>”的歌单。
            </Trans>
          </EmptyState>
        ) : (
          (made.length > 0 || !filtered) && (
            <PlaylistSection title={t`创建的歌单`} lists={made} {...shared}>
              {!filtered && made.length < 2 && <EmptyCreated onNew={() => newList.open()} />}
            </PlaylistSection>
          )
        )}
      </div>
      {(collected.length > 0 || !filtered) && (
        <PlaylistSection title={t`收藏的歌单`} lists={collected} withCreator {...shared}>
          {collected.length === 0 && <EmptyCollected />}
        </PlaylistSection>
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
