import { useLingui } from '@lingui/react/macro';
import type { LoginWay } from '@qingyin/routing';
import { Tabs } from '@qingyin/ui';
import { CaptchaForm } from './captcha/CaptchaForm.tsx';
import styles from './LoginTabs.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { QrLogin } from './qr/QrLogin.tsx';
import type { OfferedWays } from './offered-ways.ts';

interface LoginWaysProps {
  ways: OfferedWays;
  /** requested way; one that is not offered selects the first */
  way: LoginWay;
  onWay: (way: LoginWay) => void;
  onDone: () => Promise<void>;
}

/** Tabs of the login ways for people with an account. */
export function LoginWays({ ways, way, onWay, onDone }: LoginWaysProps) {
  const { t } = useLingui();
  const labels = { password: t`密码登录`, captcha: t`验证码登录`, qr: t`扫码登录` };
  const active = ways.login.find((each) => each === way) ?? 'password';
  return (
    <Tabs
      label={t`登录方式`}
      tabs={ways.login.map((id) => ({ id, label: labels[id] }))}
      className={styles.tabs}
      active={active}
      onSelect={onWay}
    >
      {active === 'password' && (
        <PasswordForm onDone={onDone} onForgot={ways.reset ? () => onWay('reset') : null} />
      )}
      {active === 'captcha' && (
        <CaptchaForm
          onDone={onDone}
          onSignUp={ways.signUp.includes('phone') ? () => onWay('sign-up') : null}
        />
      )}
      {active === 'qr' && <QrLogin onDone={onDone} />}
    </Tabs>
  );
}
