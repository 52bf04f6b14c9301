import { LoginLink } from '@qingyin/auth-gate';
import { Trans, useLingui } from '@lingui/react/macro';
import { capabilitiesQuery } from '@qingyin/data-account';
import { useSession } from '@qingyin/session/react';
import { EmptyState, Loading, QueryBoundary } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useSuspenseQuery } from '@tanstack/react-query';
import { QrDecision } from './QrDecision.tsx';

interface QrConfirmProps {
  /** Key of the scanned QR code. */
  code: string;
  onClose: () => void;
}

/** Confirmation of a QR login that was scanned on this device (docs/specification/routes.md#overlays). */
export default function QrConfirm({ code, onClose }: QrConfirmProps) {
  const { t } = useLingui();
  const login = useSession((session) => session.login);
  return (
    <Dialog title={t`扫码登录`} width={420} onClose={onClose}>
      <QueryBoundary pending={<Loading page={false} />} resetKey={code}>
        {login ? <Offered code={code} onClose={onClose} /> : <Guest />}
      </QueryBoundary>
    </Dialog>
  );
}

/** Foreign services confirm QR codes in their own apps. */
function Offered(props: QrConfirmProps) {
  const { data } = useSuspenseQuery(capabilitiesQuery());
  if (data.features.includes('qr-login')) return <QrDecision {...props} />;
  return (
    <EmptyState>
      <Trans>这项服务不在这里确认扫码登录，请用它自己的应用。</Trans>
    </EmptyState>
  );
}

function Guest() {
  return (
    <EmptyState drawing="boat" action={<LoginLink />}>
      <Trans>这台设备还没有登录。先在这里登录，再确认另一台设备。</Trans>
    </EmptyState>
  );
}
