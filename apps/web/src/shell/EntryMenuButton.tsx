import type { MenuOpener } from '@qingyin/playlist-actions';
import { useLingui } from '@lingui/react/macro';
import { IconDots } from '@tabler/icons-react';
import styles from './MyPlaylists.module.css';

interface EntryMenuButtonProps<Request> {
  name: string;
  menu: MenuOpener<Request>;
  request: Request;
}

/** Menu button of a playlist or folder in the side navigation. */
export function EntryMenuButton<Request>({ name, menu, request }: EntryMenuButtonProps<Request>) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      // Out of the tab order: the entry itself opens the menu by keys, so that there is one tab stop per entry.
      tabIndex={-1}
      className={styles.more}
      aria-label={t`更多操作：${name}`}
      aria-haspopup="menu"
      onPointerEnter={menu.prefetch}
      onFocus={menu.prefetch}
      onClick={({ currentTarget }) => menu.open(request, currentTarget)}
    >
      <IconDots size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
