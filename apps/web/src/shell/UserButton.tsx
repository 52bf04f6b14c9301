import { useLingui } from '@lingui/react/macro';
import { loginStatusQuery } from '@qingyin/data-account';
import { useSession } from '@qingyin/session/react';
import { Avatar, OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadAhead, loadPart } from '../parts/load-part.ts';
import { GuestTools } from './GuestTools.tsx';
import styles from './UserButton.module.css';

const load = loadPart('userMenu');
const UserMenu = lazyComponent(load);

/** Opens the user menu; guests get `GuestTools` instead. */
export function UserButton() {
  const { t } = useLingui();
  const login = useSession((session) => session.login);
  const { data } = useQuery({ ...loginStatusQuery(), enabled: login });
  const [anchor, setAnchor] = useState<Element | null>(null);
  if (!login) return <GuestTools />;
  const nickname = data?.profile?.nickname ?? '';
  return (
    <>
      <button
        type="button"
        className={styles.user}
        aria-label={t`用户菜单`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        title={nickname}
        onPointerEnter={loadAhead(load)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar src={data?.profile?.avatarUrl ?? ''} name={nickname} size={32} />
      </button>
      {anchor && (
        <OptionalBoundary onLost={() => setAnchor(null)}>
          <UserMenu anchor={anchor} nickname={nickname} onClose={() => setAnchor(null)} />
        </OptionalBoundary>
      )}
    </>
  );
}
