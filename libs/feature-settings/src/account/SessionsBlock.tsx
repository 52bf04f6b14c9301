import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { endOtherSessionsMutation, endSessionMutation, sessionsQuery } from '@qingyin/data-account';
import { Button, message, SkeletonText, InlineError, describeActionFailure } from '@qingyin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from '../Section.module.css';
import { SessionRow } from './SessionRow.tsx';

/** Devices on which the user is logged in; logs out one of them or all others. */
export function SessionsBlock() {
  const { t, i18n } = useLingui();
  const { data: sessions, isError, error, refetch } = useQuery(sessionsQuery());
  const end = useMutation(endSessionMutation());
  const endOthers = useMutation({
    ...endOtherSessionsMutation(),
    onSettled: (_ended, error) => void (error ?? message.success(t`其他设备都已退出`)),
  });
  const others = sessions?.filter(({ current }) => !current).length ?? 0;
  const failure = end.error ?? endOthers.error;
  return (
    <SettingsBlock title={t`登录的设备`} about={t`不认识的设备请让它退出，再修改密码。`}>
      {isError && <InlineError error={error} onRetry={() => void refetch()} />}
      {!sessions && !isError && <SkeletonText lines={3} />}
      {sessions && (
        <ul aria-label={t`登录的设备`} className={styles.rows}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => end.mutate(session)} />
          ))}
        </ul>
      )}
      <p role="alert" className={styles.failure}>
        {failure && i18n._(describeActionFailure(failure))}
      </p>
      {others > 0 && (
        <Button
          aria-busy={endOthers.isPending || undefined}
          onClick={() => !endOthers.isPending && endOthers.mutate()}
        >
          <Plural value={others} other="退出其他 # 台设备" />
        </Button>
      )}
      {sessions && others === 0 && (
        <p className={styles.quiet}>
          <Trans>只有这台设备登录着。</Trans>
        </p>
      )}
    </SettingsBlock>
  );
}
