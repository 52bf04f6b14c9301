import { Trans, useLingui } from '@lingui/react/macro';
import { resultCodes } from '@qingyin/contract';
import { decideQrLoginMutation, loginStatusQuery, qrScanQuery } from '@qingyin/data-account';
import { isApiError } from '@qingyin/http-client';
import { Avatar, Button, ErrorState, Loading, message, describeActionFailure } from '@qingyin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { QrExpired } from './QrExpired.tsx';
import styles from './QrConfirm.module.css';

/** Whether the code has expired or was used. */
const isGone = (error: unknown): boolean => isApiError(error) && error.code === resultCodes.notFound;

/** Shows the account that would be logged in on the other device, what that means, and the choice. */
export function QrDecision({ code, onClose }: { code: string; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const scan = useQuery(qrScanQuery(code));
  const { data: me } = useQuery(loginStatusQuery());
  const decide = useMutation({
    ...decideQrLoginMutation(),
    onSuccess: (_nothing, { action }) => {
      if (action === 'confirm') return;
      message.info(t`已拒绝`);
      onClose();
    },
  });
  if (scan.isPending) return <Loading page={false} />;
  if (isGone(scan.error) || isGone(decide.error)) return <QrExpired />;
  if (scan.isError) return <ErrorState error={scan.error} onRetry={() => void scan.refetch()} />;
  if (decide.isSuccess && decide.variables.action === 'confirm') return <Done onClose={onClose} />;

  const nickname = me?.profile?.nickname ?? '';
  const choose = (action: 'confirm' | 'refuse') => {
    if (!decide.isPending) decide.mutate({ key: code, ticket: scan.data, action });
  };
  return (
    <div className={styles.choice}>
      <Avatar src={me?.profile?.avatarUrl} name={nickname} size={64} />
      <p className={styles.question}>
        <Trans>
          另一台设备想用 <bdi>{nickname}</bdi> 的账号登录青音
        </Trans>
      </p>
      <p className={styles.about}>
        <Trans>
          同意以后，那台设备就和这里一样：能听歌，能看到和修改你的歌单、收藏和云盘，直到它退出，或者你在“设置
          → 账号”里让它退出。
        </Trans>
      </p>
      <p className={styles.warning}>
        <Trans>只有二维码就显示在你面前的设备上时才同意；别人发来的二维码，请拒绝。</Trans>
      </p>
      <p role="alert" className={styles.failure}>
        {decide.error && i18n._(describeActionFailure(decide.error))}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => choose('refuse')}>
          <Trans>拒绝</Trans>
        </Button>
        <Button variant="filled" aria-busy={decide.isPending || undefined} onClick={() => choose('confirm')}>
          <Trans>同意登录</Trans>
        </Button>
      </div>
    </div>
  );
}

function Done({ onClose }: { onClose: () => void }) {
  const done = useRef<HTMLButtonElement>(null);
  // Moves the focus, because the buttons that had it were replaced.
  useEffect(() => done.current?.focus(), []);
  return (
    <div className={styles.choice}>
      <p role="status" className={styles.question}>
        <Trans>已同意，另一台设备正在登录。</Trans>
      </p>
      <Button ref={done} variant="filled" onClick={onClose}>
        <Trans>完成</Trans>
      </Button>
    </div>
  );
}
