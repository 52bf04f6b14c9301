import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@qingyin/routing';
import { useSession } from '@qingyin/session/react';
import { message } from '@qingyin/ui';
import { persistIntent, type LoginIntent } from './login-intent.ts';

/**
 * Guards an action that needs a login: `if (!require({ kind, payload })) return;`. For a guest it shows the login
 * message, persists the intent for `takeIntent` and navigates to /login
 * (docs/specification/session.md#personal-pages).
 */
export function useRequireLogin(): (intent: LoginIntent) => boolean {
  const { t } = useLingui();
  const login = useSession((session) => session.login);
  const navigate = useNavigate();
  const here = useLocation({ select: ({ href }) => href });
  return (intent) => {
    if (login) return true;
    persistIntent(intent);
    message.info(t`登录可以体验更多功能哦！`);
    void navigate({ to: '/login', search: { redirect: here } });
    return false;
  };
}
