import { QrPicture } from '@qingyin/share';
import { Trans, useLingui } from '@lingui/react/macro';
import { qrCodeQuery } from '@qingyin/data-account';
import { Button, ErrorState } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { QrStatusMessage } from './QrStatusMessage.tsx';
import classes from './QrLogin.module.css';
import { useQrLogin } from './use-qr-login.ts';

/** Login by QR code, which a logged-in device scans and confirms. */
export function QrLogin({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useLingui();
  const code = useQuery(qrCodeQuery());
  const login = useQrLogin(code.data?.key, onDone);
  const renew = () => void code.refetch();
  if (code.isError && !code.isFetching) return <ErrorState error={code.error} onRetry={renew} />;
  const over = login.state === 'expired';
  return (
    <div className={classes.qr}>
      <div className={classes.code} data-away={login.state !== 'waiting' || undefined}>
        {code.data && !code.isFetching ? (
          <QrPicture text={code.data.url} label={t`登录用的二维码`} />
        ) : (
          <span className={classes.blank} />
        )}
        {over && !code.isFetching && (
          <div className={classes.veil}>
            <Button variant="filled" size="s" onClick={renew}>
              <Trans>刷新二维码</Trans>
            </Button>
          </div>
        )}
      </div>
      <div role="status" className={classes.text}>
        <QrStatusMessage login={login} loading={code.isFetching} />
      </div>
      {login.failure && (
        <Button size="s" onClick={login.again}>
          <Trans>重试</Trans>
        </Button>
      )}
    </div>
  );
}
