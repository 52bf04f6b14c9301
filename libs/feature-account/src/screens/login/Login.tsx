import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { BrandSign } from './BrandSign.tsx';
import { GuestVisit } from './GuestVisit.tsx';
import { InkScene } from './InkScene.tsx';
import classes from './Login.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { useReturn } from './use-return.ts';

/** The login page: no shell, a quiet landscape, one card (screens.md, /login). */
export function Login() {
  const { t } = useLingui();
  const id = useId();
  const goBack = useReturn();
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
            <BrandSign />
            <h1 id={`${id}title`} className={classes.title}>
              <Trans>登录青音</Trans>
            </h1>
            <p className={classes.invitation}>
              <Trans>登录可以体验更多功能哦！</Trans>
            </p>
          </header>
          <div role="tablist" aria-label={t`登录方式`} className={classes.tabs}>
            <button
              type="button"
              role="tab"
              id={`${id}tab`}
              aria-selected
              aria-controls={`${id}panel`}
              className={classes.tab}
            >
              <Trans>密码登录</Trans>
            </button>
          </div>
          <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}tab`}>
            <PasswordForm onDone={goBack} />
          </div>
          <GuestVisit onDone={goBack} />
        </section>
      </div>
    </main>
  );
}
