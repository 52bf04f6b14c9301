import { useRowFocusRestore } from '@qingyin/list-layout';
import { folderOfPlaylist, type PlaylistMenuOpener, usePlaylistMenu } from '@qingyin/playlist-actions';
import { usePlaylistNames } from '@qingyin/media-ui';
import { usePlaylistDrop } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { useRef } from 'react';
import type { FolderWithPlaylists, PlaylistFoldersProps } from './PlaylistFolders.tsx';
import styles from './MyPlaylists.module.css';
import { NavGroup } from './NavGroup.tsx';
import navList from './NavList.module.css';
import { PlaylistEntry } from './PlaylistEntry.tsx';
import { useNavPlaylists } from './use-nav-playlists.ts';

const ListFolders = lazyComponent<PlaylistFoldersProps>(() => import('./PlaylistFolders.tsx'));

interface MyPlaylistsProps {
  /** Links only: in a sheet the playlists have no menus and no drag and drop (their pages offer the actions). */
  plain?: boolean;
}

/**
 * Pinned, filed, created and collected playlists of the user in the side navigation
 * (docs/specification/screens/shell.md#side-navigation).
 */
export function MyPlaylists({ plain = false }: MyPlaylistsProps) {
  const { t } = useLingui();
  const { userId, lists, pinned, folders, failed, retry } = useNavPlaylists();
  const menu = usePlaylistMenu();
  const body = useRef<HTMLDivElement>(null);
  const isOwn = (list: Playlist) => String(list.userId) === userId;
  const onTop = pinned.flatMap((id) => lists?.find((list) => list.id === id) ?? []);
  const others = lists?.filter((list) => !onTop.includes(list)) ?? [];
  const filed = folders.map((folder) => ({
    folder,
    lists: others.filter(({ id }) => folder.lists.includes(id)),
  }));
  const loose = others.filter(({ id }) => !folderOfPlaylist(folders, id));
  useRowFocusRestore(body, 'data-list', [others, filed]);
  // Only if there is nothing to show: cached playlists stay if a refetch fails.
  if (failed) {
    return (
      <button type="button" className={styles.retry} onClick={retry}>
        <Trans>歌单没有取到，重试</Trans>
      </button>
    );
  }
  const entryOf = (list: Playlist) => {
    const Entry = isOwn(list) ? OwnEntry : PlaylistEntry;
    return <Entry key={list.id} playlist={list} menu={plain ? undefined : menu} />;
  };
  return (
    <>
      <div ref={body}>
        <NavGroup heading={t`置顶的歌单`}>{onTop.map(entryOf)}</NavGroup>
        {lists && filed.length > 0 && (
          <OptionalBoundary pending={<NavGroup heading={t`文件夹`}>{filed.flatMap(emptyRows)}</NavGroup>}>
            <ListFolders filed={filed} entryOf={entryOf} body={plain ? undefined : body} />
          </OptionalBoundary>
        )}
        <NavGroup heading={t`创建的歌单`}>{loose.filter(isOwn).map(entryOf)}</NavGroup>
        <NavGroup heading={t`收藏的歌单`}>{loose.filter((list) => !isOwn(list)).map(entryOf)}</NavGroup>
      </div>
      {menu.menu}
    </>
  );
}

/** Placeholder rows of a folder while the code of folders loads. */
const emptyRows = ({ folder: { id, open }, lists }: FolderWithPlaylists) =>
  Array.from({ length: open ? 1 + Math.max(1, lists.length) : 1 }, (_, row) => (
    <li key={`${id} ${row}`} className={navList.entry} />
  ));

interface OwnEntryProps {
  playlist: Playlist;
  menu: PlaylistMenuOpener | undefined;
}

/** Playlist the user created: a drop target for songs. */
function OwnEntry({ playlist, menu }: OwnEntryProps) {
  const { over, handlers } = usePlaylistDrop({ ...playlist, name: usePlaylistNames()(playlist) });
  return (
    <PlaylistEntry
      playlist={playlist}
      menu={menu}
      place={{ className: styles.target, 'data-drop': over || undefined, ...handlers }}
    />
  );
}
