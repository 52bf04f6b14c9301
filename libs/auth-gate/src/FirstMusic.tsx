import { Trans } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { useSession } from '@qingyin/session/react';
import { buttonClass } from '@qingyin/ui';
import { LoginLink } from './LoginLink.tsx';
import { useFirstSongs } from './use-first-songs.ts';
import { useIsAdmin } from './use-role.ts';

/** Link to the way of adding music that the user has. */
export default function FirstMusic() {
  const login = useSession((session) => session.login);
  const isAdmin = useIsAdmin();
  useFirstSongs();
  if (!login) return <LoginLink />;
  if (isAdmin === undefined) return null;
  return isAdmin ? (
    <Link
      to="."
      search={(kept) => ({ ...kept, settings: 'library' as const })}
      className={buttonClass('filled')}
    >
      <Trans>添加音乐</Trans>
    </Link>
  ) : (
    <Link to="/cloud" className={buttonClass('filled')}>
      <Trans>上传音乐</Trans>
    </Link>
  );
}
