import { useOnNavigation, useOpenOverlay, mineEntries } from '@qingyin/routing';
import { useLingui } from '@lingui/react/macro';
import { useSession } from '@qingyin/session/react';
import { classNames } from '@qingyin/ui';
import { Sheet } from '@qingyin/ui/lazy';
import { IconSettings } from '@tabler/icons-react';
import LibraryEntry from './LibraryEntry.tsx';
import { GuestCard } from './GuestCard.tsx';
import { MyPlaylists } from './MyPlaylists.tsx';
import styles from './PersonalNavSheet.module.css';
import { NavList } from './NavList.tsx';
import navList from './NavList.module.css';

/** Personal part of the navigation on phones, as a sheet. */
export default function PersonalNavSheet({ anchor, onClose }: { anchor: Element; onClose: () => void }) {
  const { t } = useLingui();
  useOnNavigation(onClose);
  const open = useOpenOverlay();
  const login = useSession((session) => session.login);
  return (
    <Sheet label={t`我的音乐`} anchor={anchor} onClose={onClose}>
      {!login && <GuestCard />}
      <LibraryEntry />
      <NavList entries={mineEntries} />
      {login ? (
        <MyPlaylists plain />
      ) : (
        <button
          type="button"
          className={classNames(navList.entry, styles.entry)}
          onClick={() => open({ settings: 'playback' })}
        >
          <IconSettings size={20} stroke={1.75} aria-hidden />
          <span className={navList.label}>{t`设置`}</span>
        </button>
      )}
    </Sheet>
  );
}
