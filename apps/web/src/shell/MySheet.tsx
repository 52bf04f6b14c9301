import { useLingui } from '@lingui/react/macro';
import { useSession } from '@qingyin/session/react';
import { Sheet } from '@qingyin/ui/lazy';
import { canOpen } from '../screens.ts';
import { GuestCard } from './GuestCard.tsx';
import { MyPlaylists } from './MyPlaylists.tsx';
import { NavList } from './NavList.tsx';
import { mineEntries } from './nav-entries.ts';

/** The personal half of the navigation on phones. */
export default function MySheet({ anchor, onClose }: { anchor: Element; onClose: () => void }) {
  const { t } = useLingui();
  const login = useSession((session) => session.login);
  return (
    <Sheet label={t`我的音乐`} anchor={anchor} onClose={onClose}>
      {login ? (
        // A link that was followed has done its work.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears its links, which have the keys
        <div onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}>
          <NavList entries={mineEntries.filter(({ to }) => canOpen(to))} />
          <MyPlaylists plain />
        </div>
      ) : (
        <GuestCard />
      )}
    </Sheet>
  );
}
