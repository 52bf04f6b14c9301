import { Trans } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { useSession } from '@qingyin/session/react';
import { buttonClass } from '@qingyin/ui';
import { LoginLink } from './LoginLink.tsx';
import { useCapability } from './use-capability.ts';
import { useIsAdmin } from './use-role.ts';

/** Capability of a server without any song. */
export const NO_SONGS = 'no-songs';

/**
 * Next step of an empty state on a server without any song: administrators choose folders in the settings, others upload
 * to their cloud disk, guests log in. Nothing when the server has songs.
 */
export function AddMusicLink() {
  return useCapability(NO_SONGS) ? <FirstMusic /> : null;
}

function FirstMusic() {
  const login = useSession((session) => session.login);
  const isAdmin = useIsAdmin();
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
