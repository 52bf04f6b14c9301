import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@qingyin/routing';
import { useSession } from '@qingyin/session/react';
import { buttonClass, type DrawingName, EmptyState } from '@qingyin/ui';
import { type ReactNode } from 'react';

export interface PersonalGateProps {
  /** one sentence: what this page would be for a signed-in user */
  invitation: ReactNode;
  drawing?: DrawingName;
  children: ReactNode;
}

/** A personal page: its content for a user, its own invitation and the way to /login for a guest (decision 5). */
export function PersonalGate({ invitation, drawing, children }: PersonalGateProps) {
  const login = useSession((session) => session.login);
  return login ? children : <LoginInvitation drawing={drawing}>{invitation}</LoginInvitation>;
}

export interface LoginInvitationProps {
  /** one sentence: what there would be for a signed-in user */
  children: ReactNode;
  drawing?: DrawingName;
}

/** In place of what only a signed-in user gets: what it would be, and the way to /login and back. */
export function LoginInvitation({ children, drawing = 'boat' }: LoginInvitationProps) {
  const here = useLocation({ select: ({ href }) => href });
  return (
    <EmptyState
      drawing={drawing}
      action={
        <Link to="/login" search={{ redirect: here }} className={buttonClass('filled')}>
          <Trans>登录</Trans>
        </Link>
      }
    >
      {children}
      <br />
      <Trans>登录可以体验更多功能哦！</Trans>
    </EmptyState>
  );
}
