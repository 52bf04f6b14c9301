import { Trans } from '@lingui/react/macro';
import { HOME_PATH, Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';
import { type ReactNode } from 'react';

/** One sentence about a thing that does not exist (any more), and the way on. */
export function NotThere({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      drawing="boat"
      action={
        <Link to={HOME_PATH} className={buttonClass('filled')}>
          <Trans>去听听别的</Trans>
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
