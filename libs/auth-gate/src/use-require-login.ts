import { useLocation, useNavigate } from '@qingyin/routing';
import { useSession } from '@qingyin/session/react';
import { persistIntent, type LoginIntent } from './login-intent.ts';
import { hasLoginPrompt, loginRequests } from './login-requests.ts';

/**
 * Guards an action that needs a login: `if (!require({ kind, payload })) return;`. A guest reads the
 * reason (`loginRequests`); who agrees is led to /login, and the action, kept for `takeIntent`, is done after the login
 * (docs/specification/session.md#personal-pages).
 */
export function useRequireLogin(): (intent: LoginIntent) => boolean {
  const login = useSession((session) => session.login);
  const navigate = useNavigate();
  const here = useLocation({ select: ({ href }) => href });
  return (intent) => {
    if (login) return true;
    const proceed = () => {
      persistIntent(intent);
      void navigate({ to: '/login', search: { redirect: here } });
    };
    if (hasLoginPrompt()) loginRequests.set({ intent, proceed });
    else proceed();
    return false;
  };
}
