import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { reasonOf } from './login-reasons.ts';
import type { LoginRequest } from './login-requests.ts';

export interface LoginPromptProps {
  request: LoginRequest;
  onClose: () => void;
}

/** Dialog for guests with the reason why an action needs a login, and two ways: log in, or leave it. */
export default function LoginPrompt({ request, onClose }: LoginPromptProps) {
  const { i18n } = useLingui();
  const { title, reason } = reasonOf(request.intent.kind);
  const why = i18n._(reason);
  const login = () => {
    onClose();
    request.proceed();
  };
  return (
    <Dialog
      title={i18n._(title)}
      width={400}
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button variant="filled" data-autofocus onClick={login}>
            <Trans>登录</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>{why}登录以后会回到这里。</Trans>
      </p>
    </Dialog>
  );
}
