import { Trans, useLingui } from '@lingui/react/macro';
import { SIGNATURE_MAX, type UserProfile } from '@qingyin/contract';
import { updateProfileMutation } from '@qingyin/data-account';
import { Button, describeError, focusFirstError, message, RadioList, TextArea, TextField } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent } from 'react';
import styles from '../Section.module.css';
import { useProfileForm } from './use-profile-form.ts';

/** Form for nickname, signature, gender and birthday. */
export function ProfileForm({ profile }: { profile: UserProfile }) {
  const { t, i18n } = useLingui();
  const form = useProfileForm(profile, { nickname: t`昵称`, signature: t`个性签名` });
  const update = useMutation({
    ...updateProfileMutation(),
    // `onSettled`, because the mutation's own `onSuccess` (in the library) updates the cache.
    onSettled: (_nothing, error) => void (error ?? message.success(t`已保存`)),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const change = form.check();
    if (!change) focusFirstError(event.currentTarget);
    // An unchanged profile is confirmed without a request.
    else if (Object.keys(change).length === 0) message.success(t`已保存`);
    else if (!update.isPending) update.mutate(change);
  };
  const failure = update.error && describeError(update.error);
  const genders = [
    { value: 1, text: t`男` },
    { value: 2, text: t`女` },
    { value: 0, text: t`不公开` },
  ];
  return (
    <form className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
      <TextField
        label={t`昵称`}
        value={form.nickname}
        onChange={(event) => form.setNickname(event.target.value)}
        error={form.errors.nickname && i18n._(form.errors.nickname)}
      />
      <TextArea
        label={t`个性签名`}
        rows={3}
        value={form.signature}
        onChange={(event) => form.setSignature(event.target.value)}
        error={form.errors.signature && i18n._(form.errors.signature)}
        hint={`${[...form.signature].length} / ${SIGNATURE_MAX}`}
      />
      <RadioList label={t`性别`} value={form.gender} options={genders} onChange={form.setGender} inline />
      <TextField
        label={t`生日`}
        type="date"
        min="1900-01-01"
        max={form.today}
        value={form.birthday}
        onChange={(event) => form.setBirthday(event.target.value)}
      />
      <p role="alert" className={styles.failure}>
        {failure && (failure.detail ?? i18n._(failure.sentence))}
      </p>
      <div>
        <Button type="submit" variant="filled" aria-busy={update.isPending || undefined}>
          <Trans>保存</Trans>
        </Button>
      </div>
    </form>
  );
}
