import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@qingyin/routing';
import { buttonClass, type DrawingName, EmptyState } from '@qingyin/ui';
import { type ReactNode } from 'react';

export interface LoginInvitationProps {
  /** one sentence: what there would be for a signed-in user */
  children: ReactNode;
  drawing?: DrawingName;
}

/** In place of what only a signed-in user gets: what it would be, and the way to /login and back (decision 5). */
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
