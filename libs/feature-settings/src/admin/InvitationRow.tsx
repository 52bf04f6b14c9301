import { Trans, useLingui } from '@lingui/react/macro';
import type { Invitation } from '@qingyin/contract';
import { formatDateTime } from '@qingyin/i18n';
import { Button, useActionLabel } from '@qingyin/ui';
import styles from '../Section.module.css';

/** An invitation with its state and a button that revokes it or, once expired, deletes it. */
export function InvitationRow({ invitation, onRevoke }: { invitation: Invitation; onRevoke: () => void }) {
  const { t, i18n } = useLingui();
  const actionLabel = useActionLabel();
  const { id, createTime, expireTime, state, usedBy } = invitation;
  const made = formatDateTime(createTime, i18n.locale);
  const until = formatDateTime(expireTime, i18n.locale);
  const guest = usedBy?.nickname ?? '';
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <p className={styles.rowTitle}>
          <Trans>{made} 发出</Trans>
        </p>
        <p className={styles.quiet}>
          {state === 'open' && <Trans>{until} 前有效</Trans>}
          {state === 'expired' && <Trans>已过期</Trans>}
          {state === 'used' && usedBy && (
            <Trans>
              <bdi>{guest}</bdi> 用它注册了
            </Trans>
          )}
          {state === 'used' && !usedBy && <Trans>已用过，那个账号已经不在了</Trans>}
        </p>
      </div>
      {state !== 'used' && (
        <Button
          size="s"
          aria-label={actionLabel(state === 'open' ? t`收回` : t`删掉`, `${made} · ${id}`)}
          onClick={onRevoke}
        >
          {state === 'open' ? <Trans>收回</Trans> : <Trans>删掉</Trans>}
        </Button>
      )}
    </li>
  );
}
