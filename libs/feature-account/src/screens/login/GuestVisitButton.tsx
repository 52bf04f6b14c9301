import { Trans, useLingui } from '@lingui/react/macro';
import { registerAnonymous } from '@qingyin/data-account';
import { useSession, useSessionStore } from '@qingyin/session/react';
import { Button } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';
import { describeLoginFailure } from './login-failure.ts';
import classes from './GuestVisitButton.module.css';

/**
 * Button 游客访问: registers an anonymous session if there is none (docs/specification/session.md#anonymous-session) and
 * returns to the music.
 */
export function GuestVisitButton({ onDone }: { onDone: () => Promise<void> }) {
  const { i18n } = useLingui();
  const session = useSessionStore();
  const { visitor } = useSession();
  const visit = useMutation({
    mutationFn: async () => {
      if (!visitor) {
        const { cookie, userId } = await registerAnonymous();
        session.save({ cookie, userId: String(userId), visitor: true, login: false });
      }
      await onDone();
    },
  });
  return (
    <div className={classes.guest}>
      <Button variant="plain" aria-busy={visit.isPending} onClick={() => !visit.isPending && visit.mutate()}>
        <Trans>游客访问</Trans>
      </Button>
      <div role="alert" className={classes.alert}>
        {visit.error && i18n._(describeLoginFailure(visit.error).sentence)}
      </div>
    </div>
  );
}
