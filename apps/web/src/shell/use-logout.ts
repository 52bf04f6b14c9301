import { useLingui } from '@lingui/react/macro';
import { logout } from '@qingyin/data-account';
import { useRouter } from '@qingyin/routing';
import { actionBar, attempt } from '@qingyin/ui';
import { useServices } from '../services-context.ts';

/**
 * Logs the user out: calls the service, removes the four session values and nothing else
 * (docs/specification/session.md#data-that-survives), clears the query cache and reloads the page's data as a guest.
 * The music continues.
 */
export function useLogout(): () => Promise<void> {
  const { t } = useLingui();
  const { session, queryClient } = useServices();
  const router = useRouter();
  return () =>
    attempt(t`没有连上服务，还没有退出登录`, async () => {
      await logout();
      session.clear();
      // The offered undo belongs to the user who logged out.
      actionBar.hide();
      queryClient.clear();
      await router.invalidate();
    });
}
