import { useLingui } from '@lingui/react/macro';
import { useNavigated } from '@qingyin/routing';
import { useSession } from '@qingyin/session/react';
import { Sheet } from '@qingyin/ui/lazy';
import { GuestCard } from './GuestCard.tsx';
import { MyPlaylists } from './MyPlaylists.tsx';
import { NavList } from './NavList.tsx';
import { mineEntries } from './nav-entries.ts';

/** The personal half of the navigation on phones. */
export default function MySheet({ anchor, onClose }: { anchor: Element; onClose: () => void }) {
  const { t } = useLingui();
  useNavigated(onClose);
  const login = useSession((session) => session.login);
  return (
    <Sheet label={t`我的音乐`} anchor={anchor} onClose={onClose}>
      {login ? (
        <>
          <NavList entries={mineEntries} />
          <MyPlaylists plain />
        </>
      ) : (
        <GuestCard />
      )}
    </Sheet>
  );
}
