import { Trans, useLingui } from '@lingui/react/macro';
import { createInvitationMutation, invitationsQuery, revokeInvitationMutation } from '@qingyin/data-account';
import { Button, RadioList, SkeletonText, InlineError, describeActionFailure } from '@qingyin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from '../Section.module.css';
import { InvitationRow } from './InvitationRow.tsx';
import { NewInvitationCard } from './NewInvitationCard.tsx';

const LIVES = [1, 7, 30, 90] as const;

/** Creates and lists invitations; each lets one person sign up. */
export function InvitationsBlock() {
  const { t, i18n } = useLingui();
  const [days, setDays] = useState<number>(7);
  const { data: invitations, isError, error, refetch } = useQuery(invitationsQuery());
  const create = useMutation(createInvitationMutation());
  const revoke = useMutation(revokeInvitationMutation());
  const failure = create.error ?? revoke.error;
  return (
    <SettingsBlock title={t`邀请`} about={t`每个邀请让一个人注册。链接只显示这一次，请马上交给对方。`}>
      <div className={styles.make}>
        <RadioList
          label={t`有效期`}
          value={days}
          options={LIVES.map((value) => ({ value, text: t`${value} 天` }))}
          onChange={setDays}
          inline
        />
        <Button
          variant="filled"
          aria-busy={create.isPending || undefined}
          onClick={() => !create.isPending && create.mutate(days)}
        >
          <Trans>新的邀请</Trans>
        </Button>
        <p role="alert" className={styles.failure}>
          {failure && i18n._(describeActionFailure(failure))}
        </p>
        {create.data && <NewInvitationCard key={create.data.id} invitation={create.data} />}
      </div>
      {!invitations && !isError && <SkeletonText lines={3} />}
      {!invitations && isError && <InlineError error={error} onRetry={() => void refetch()} />}
      {invitations?.length === 0 && (
        <p className={styles.quiet}>
          <Trans>还没有发过邀请。</Trans>
        </p>
      )}
      {invitations && invitations.length > 0 && (
        <ul aria-label={t`邀请`} className={styles.rows}>
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              onRevoke={() => {
                if (create.data?.id === invitation.id) create.reset();
                revoke.mutate(invitation.id);
              }}
            />
          ))}
        </ul>
      )}
    </SettingsBlock>
  );
}
