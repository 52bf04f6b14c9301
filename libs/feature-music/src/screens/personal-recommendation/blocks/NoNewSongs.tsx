import { AddMusicLink, LoginLink } from '@qingyin/auth-gate';
import { Trans } from '@lingui/react/macro';
import { useSession } from '@qingyin/session/react';
import { EmptyState } from '@qingyin/ui';

/** Empty state of the new songs: guests, who may hear less than users, are led to the login. */
export function NoNewSongs() {
  const login = useSession((session) => session.login);
  return (
    <EmptyState drawing="zither" action={login ? <AddMusicLink /> : <LoginLink />}>
      <Trans>最近还没有新歌。</Trans>
    </EmptyState>
  );
}
