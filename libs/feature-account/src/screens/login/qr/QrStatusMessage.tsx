import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '@qingyin/ui';
import { describeLoginFailure } from '../login-failure.ts';
import classes from './QrLogin.module.css';
import type { QrLoginState } from './use-qr-login.ts';

/** Message for the state of the QR code. */
export function QrStatusMessage({ login, loading }: { login: QrLoginState; loading: boolean }) {
  const { i18n } = useLingui();
  const { state, who, wasScanned, failure, unreachable } = login;
  const { nickname } = who;
  if (loading) return <Trans>正在取二维码…</Trans>;
  if (failure) return i18n._(describeLoginFailure(failure).sentence);
  if (unreachable) return <Trans>暂时连不上服务器，连上后会接着等。</Trans>;
  if (state === 'expired') {
    return wasScanned ? (
      <Trans>另一台设备没有同意登录，或者等得太久了。</Trans>
    ) : (
      <Trans>二维码已过期。</Trans>
    );
  }
  if (state === 'confirmed') return <Trans>已确认，正在登录…</Trans>;
  if (state === 'scanned') {
    return (
      <span className={classes.who}>
        <Avatar src={who.avatarUrl} name={nickname} size={32} />
        <Trans>
          <bdi>{nickname}</bdi> 已扫码，请在那台设备上确认登录。
        </Trans>
      </span>
    );
  }
  return <Trans>用已登录的手机扫一扫，打开链接后确认登录。</Trans>;
}
