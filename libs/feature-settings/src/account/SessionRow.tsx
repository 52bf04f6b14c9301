import { Trans, useLingui } from '@lingui/react/macro';
import type { SignedInDevice } from '@qingyin/contract';
import { formatDateTime } from '@qingyin/i18n';
import { Badge, Button, useActionLabel } from '@qingyin/ui';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import styles from '../Section.module.css';

const PHONE = /iPhone|iPad|Android|HarmonyOS/;

/** A device on which the user is logged in, with a button that logs it out. */
export function SessionRow({ session, onEnd }: { session: SignedInDevice; onEnd: () => void }) {
  const { t, i18n } = useLingui();
  const actionLabel = useActionLabel();
  const { device, current, createTime, lastSeenTime } = session;
  const name = device || t`未知设备`;
  const Icon = PHONE.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  const since = formatDateTime(createTime, i18n.locale);
  const seen = formatDateTime(lastSeenTime, i18n.locale);
  return (
    <li className={styles.row}>
      <Icon size={24} stroke={1.5} aria-hidden />
      <div className={styles.rowWords}>
        <p className={styles.rowTitle}>
          <bdi>{name}</bdi>
          {current && (
            <Badge>
              <Trans>这台设备</Trans>
            </Badge>
          )}
        </p>
        <p className={styles.quiet}>
          {current ? (
            <Trans>{since} 登录</Trans>
          ) : (
            <Trans>
              {since} 登录，最近使用 {seen}
            </Trans>
          )}
        </p>
      </div>
      {!current && (
        <Button size="s" aria-label={actionLabel(t`让它退出`, name)} onClick={onEnd}>
          <Trans>让它退出</Trans>
        </Button>
      )}
    </li>
  );
}
