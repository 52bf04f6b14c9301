import { Trans, useLingui } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { userPlaylistsQuery } from '@qingyin/data-library';
import { type ListMenuOpener, useListDrop, useListMenu, usePins } from '@qingyin/media-kit';
import { useSession } from '@qingyin/session/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import styles from './MyPlaylists.module.css';
import { PlaylistEntry } from './PlaylistEntry.tsx';
import navList from './NavList.module.css';

interface MyPlaylistsProps {
  /** in a sheet the lists only lead somewhere: what can be done with them is on their page */
  plain?: boolean;
}

/** The user's pinned, own and collected playlists in the navigation (screens.md, "Side navigation"). */
export function MyPlaylists({ plain = false }: MyPlaylistsProps) {
  const { t } = useLingui();
  const { userId } = useSession();
  const { pinned } = usePins();
  const menu = useListMenu();
  const { data, isLoadingError, refetch } = useQuery({
    ...userPlaylistsQuery(userId ?? ''),
    enabled: userId !== null,
  });
  // Lists that are here stay, also when asking again fails.
  if (isLoadingError) {
    return (
      <button type="button" className={styles.retry} onClick={() => void refetch()}>
        <Trans>歌单没有取到，重试</Trans>
      </button>
    );
  }
  const lists = data ?? [];
  const isOwn = (list: Playlist) => String(list.userId) === userId;
  const onTop = pinned.flatMap((id) => lists.find((list) => list.id === id) ?? []);
  const others = lists.filter((list) => !onTop.includes(list));
  const entryOf = (list: Playlist) => {
    const Entry = isOwn(list) ? OwnEntry : PlaylistEntry;
    return <Entry key={list.id} playlist={list} menu={plain ? undefined : menu} />;
  };
  return (
    <>
      <Group heading={t`置顶的歌单`}>{onTop.map(entryOf)}</Group>
      <Group heading={t`创建的歌单`}>{others.filter(isOwn).map(entryOf)}</Group>
      <Group heading={t`收藏的歌单`}>{others.filter((list) => !isOwn(list)).map(entryOf)}</Group>
      {menu.menu}
    </>
  );
}

interface GroupProps {
  heading: string;
  children: readonly ReactNode[];
}

function Group({ heading, children }: GroupProps) {
  if (children.length === 0) return null;
  return (
    // No landmark: the page of these lists has some of the same names.
    <div role="group" aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={navList.list}>{children}</ul>
    </div>
  );
}

interface OwnEntryProps {
  playlist: Playlist;
  menu: ListMenuOpener | undefined;
}

/** A list of the user's own: songs can be dropped on it. */
function OwnEntry({ playlist, menu }: OwnEntryProps) {
  const { over, handlers } = useListDrop(playlist);
  return (
    <PlaylistEntry
      playlist={playlist}
      menu={menu}
      place={{ className: styles.target, 'data-drop': over || undefined, ...handlers }}
    />
  );
}
