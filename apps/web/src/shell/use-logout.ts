import { useLingui } from '@lingui/react/macro';
import { logout } from '@qingyin/data-account';
import { useRouter } from '@qingyin/routing';
import { actionBar, attempt } from '@qingyin/ui';
import { useServices } from '../services-context.ts';

/**
 * Logs out by hand: tells the service, removes the four session values and nothing else (screens.md, decision 2),
 * and shows the page anew as a guest sees it. The music goes on.
 */
export function useLogout(): () => Promise<void> {
  const { t } = useLingui();
  const { session, queryClient } = useServices();
  const router = useRouter();
  return () =>
    attempt(t`没有连上服务，还没有退出登录`, async () => {
      await logout();
      session.clear();
      // What is offered there belongs to who has left.
      actionBar.hide();
      queryClient.clear();
      await router.invalidate();
    });
}
