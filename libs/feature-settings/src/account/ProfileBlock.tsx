import { InlineError } from '@qingyin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { loginStatusQuery } from '@qingyin/data-account';
import { useSession } from '@qingyin/session/react';
import { useQuery } from '@tanstack/react-query';
import styles from '../Section.module.css';
import { AvatarField } from './AvatarField.tsx';
import { Bindings } from './Bindings.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** The user's public profile with its form. */
export function ProfileBlock() {
  const { t } = useLingui();
  const userId = useSession((session) => session.userId);
  const { data, isPending, isError, error, refetch } = useQuery(loginStatusQuery());
  if (isPending) return <ProfileSkeleton />;
  if (isError) return <InlineError error={error} onRetry={() => void refetch()} />;
  const { profile } = data;
  if (!profile) return null;
  return (
    <section aria-label={t`个人资料`} className={styles.profile}>
      <AvatarField src={profile.avatarUrl} name={profile.nickname}>
        <p className={styles.name}>
          <bdi>{profile.nickname}</bdi>
        </p>
        <p className={styles.quiet}>
          <Trans>
            用户编号 <bdi>{userId}</bdi>
          </Trans>
        </p>
        {userId && <Bindings uid={userId} />}
      </AvatarField>
      <ProfileForm profile={profile} />
    </section>
  );
}
