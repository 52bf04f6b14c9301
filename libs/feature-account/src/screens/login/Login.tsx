import { addressOf } from '@qingyin/device-storage';
import { BrandLogo } from '@qingyin/ui';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { GuestVisitButton } from './GuestVisitButton.tsx';
import { InkScene } from './InkScene.tsx';
import classes from './Login.module.css';
import { LoginWays } from './LoginWays.tsx';
import { PasswordResetForm } from './sign-up/PasswordResetForm.tsx';
import { SignUp } from './sign-up/SignUp.tsx';
import { type TypedValues, TypedValuesContext } from './typed-values.ts';
import { useReturnAfterLogin } from './use-return-after-login.ts';
import { useLoginWay } from './use-login-way.ts';
import { useOfferedWays } from './offered-ways.ts';

/**
 * Login page: no app shell, an ink landscape and one card for login, sign-up or password reset
 * (docs/specification/screens/my-music.md#login).
 */
export function Login() {
  const id = useId();
  const goBack = useReturnAfterLogin();
  const { way, invitation, go } = useLoginWay();
  const ways = useOfferedWays(invitation !== undefined);
  const [typed] = useState<TypedValues>({});
  const newcomer = way === 'sign-up' && ways.signUp.length > 0;
  const forgetful = way === 'reset' && ways.reset;
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <InkScene />
      <div className={classes.stage}>
        <p className={classes.verse} lang="zh-CN" dir="ltr" aria-hidden>
          <span>大弦嘈嘈如急雨</span>
          <span>小弦切切如私语</span>
          <span className={classes.poet}>白居易</span>
        </p>
        <section className={classes.card} aria-labelledby={`${id}title`}>
          <header className={classes.head}>
            <BrandLogo size={44} />
            <h1 id={`${id}title`} className={classes.title}>
              {newcomer && <Trans>注册青音</Trans>}
              {forgetful && <Trans>重设密码</Trans>}
              {!newcomer && !forgetful && <Trans>登录青音</Trans>}
            </h1>
            <p className={classes.invitation}>
              {invitation && newcomer ? (
                <Trans>有人邀请你来听歌</Trans>
              ) : (
                <Trans>登录可以体验更多功能哦！</Trans>
              )}
            </p>
          </header>
          <TypedValuesContext value={typed}>
            {newcomer && <SignUp ways={ways} invitation={invitation} onDone={goBack} />}
            {forgetful && <PasswordResetForm onDone={goBack} onBack={() => go('password')} />}
            {!newcomer && !forgetful && <LoginWays ways={ways} way={way} onWay={go} onDone={goBack} />}
          </TypedValuesContext>
          <footer className={classes.foot} data-waiting={ways.isKnown ? undefined : ''}>
            {!forgetful && ways.signUp.length > 0 && (
              <p className={classes.switch}>
                {newcomer ? <Trans>已经有账号了？</Trans> : <Trans>还没有账号？</Trans>}
                <button
                  type="button"
                  className={classes.other}
                  onClick={() => go(newcomer ? 'password' : 'sign-up')}
                >
                  {newcomer ? <Trans>去登录</Trans> : <Trans>注册</Trans>}
                </button>
              </p>
            )}
            <GuestVisitButton onDone={goBack} />
            <p className={classes.switch}>
              <a className={classes.other} href={addressOf('/accessibility.html')}>
                <Trans>无障碍声明</Trans>
              </a>
            </p>
          </footer>
        </section>
      </div>
    </main>
  );
}
