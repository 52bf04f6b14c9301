import { DiscoverLink, LoginLink, useIsAdmin } from '@qingyin/auth-gate';
import { Trans } from '@lingui/react/macro';
import { useOpenOverlay } from '@qingyin/routing';
import { useSession } from '@qingyin/session/react';
import { Button, EmptyState } from '@qingyin/ui';

/** Empty state of the music libraries: leads administrators to the settings and guests to the login. */
export default function LibraryEmptyState() {
  const isAdmin = useIsAdmin();
  const login = useSession((session) => session.login);
  const open = useOpenOverlay();
  if (isAdmin)
    return (
      <EmptyState
        drawing="boat"
        action={
          <Button onClick={() => open({ settings: 'library' })}>
            <Trans>设置音乐库</Trans>
          </Button>
        }
      >
        <Trans>音乐库还是空的。把存放歌曲的文件夹加进来，就能在这里浏览。</Trans>
      </EmptyState>
    );
  if (!login)
    return (
      <EmptyState drawing="boat" action={<LoginLink />}>
        <Trans>这里还没有访客可以听的歌，登录后看看自己的音乐库。</Trans>
      </EmptyState>
    );
  return (
    <EmptyState drawing="boat" action={<DiscoverLink />}>
      <Trans>音乐库里还没有你可以听的歌。</Trans>
    </EmptyState>
  );
}
