import { useLingui } from '@lingui/react/macro';
import type { MenuOpener } from '@qingyin/media-kit';
import { IconDots } from '@tabler/icons-react';
import styles from './MyPlaylists.module.css';

interface EntryMenuButtonProps<Request> {
  name: string;
  menu: MenuOpener<Request>;
  request: Request;
}

/** Opens the menu of an entry of the navigation. */
export function EntryMenuButton<Request>({ name, menu, request }: EntryMenuButtonProps<Request>) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      // The entry has the keys of the menu: one stop an entry is enough.
      tabIndex={-1}
      className={styles.more}
      aria-label={t`更多操作：${name}`}
      aria-haspopup="menu"
      onPointerEnter={menu.ahead}
      onFocus={menu.ahead}
      onClick={({ currentTarget }) => menu.open(request, currentTarget)}
    >
      <IconDots size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
