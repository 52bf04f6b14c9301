import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@qingyin/routing';
import { useSession } from '@qingyin/session/react';
import { buttonClass, type DrawingName, EmptyState } from '@qingyin/ui';
import { type ReactNode } from 'react';

export interface PersonalGateProps {
  /** one sentence: what this page offers to a logged-in user */
  invitation: ReactNode;
  drawing?: DrawingName;
  children: ReactNode;
}

/**
 * Content of a personal page for a user; for a guest an invitation with a link to /login
 * (docs/specification/session.md#personal-pages).
 */
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
