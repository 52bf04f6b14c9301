import { usePlaylistNames } from '@qingyin/media-ui';
import type { PlaylistMenuOpener } from '@qingyin/playlist-actions';
import type { Playlist } from '@qingyin/contract';
import { Link } from '@qingyin/routing';
import { CatalogueText, classNames, CoverImage } from '@qingyin/ui';
import { type ComponentProps } from 'react';
import { EntryMenuButton } from './EntryMenuButton.tsx';
import styles from './MyPlaylists.module.css';
import navList from './NavList.module.css';

interface PlaylistEntryProps {
  playlist: Playlist;
  /** Its menu; undefined: the entry is a link only. */
  menu: PlaylistMenuOpener | undefined;
  /** Additional props of the list item, such as drop handlers. */
  place?: ComponentProps<'li'> & { 'data-drop'?: true | undefined };
}

const COVER_PX = 28;

/**
 * Playlist in the side navigation. Its menu opens by the button beside it, as a context menu and by its keyboard
 * shortcut.
 */
export function PlaylistEntry({ playlist, menu, place }: PlaylistEntryProps) {
  const { id, coverImgUrl } = playlist;
  const name = usePlaylistNames()(playlist);
  return (
    <li
      {...place}
      {...menu?.handlersOf({ playlist })}
      className={classNames(place?.className, styles.entry)}
      data-list={id}
    >
      <Link
        to="/playList/$id"
        params={{ id: String(id) }}
        className={classNames(navList.entry, styles.main)}
        activeProps={{ 'aria-current': 'page' }}
        title={name}
      >
        <span className={styles.cover}>
          <CoverImage src={coverImgUrl} alt="" size={COVER_PX} />
        </span>
        <CatalogueText className={navList.label} text={name} />
      </Link>
      {menu && <EntryMenuButton name={name} menu={menu} request={{ playlist }} />}
    </li>
  );
}
