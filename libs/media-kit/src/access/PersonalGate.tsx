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
export function PersonalGate({ invitation, drawing = 'boat', children }: PersonalGateProps) {
  const login = useSession((session) => session.login);
  const here = useLocation({ select: ({ href }) => href });
  if (login) return children;
  return (
    <EmptyState
      drawing={drawing}
      action={
        <Link to="/login" search={{ redirect: here }} className={buttonClass('filled')}>
          <Trans>登录</Trans>
        </Link>
      }
    >
      {invitation}
      <br />
      <Trans>登录可以体验更多功能哦！</Trans>
    </EmptyState>
  );
}
