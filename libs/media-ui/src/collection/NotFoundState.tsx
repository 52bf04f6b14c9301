import { Trans } from '@lingui/react/macro';
import { HOME_PATH, Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';
import { type ReactNode } from 'react';

/** Empty state for a resource that does not exist, with a heading for the page and a link to the home page. */
export function NotFoundState({ children }: { children: ReactNode }) {
  return (
    <>
      <h1 className="qy-unseen">
        <Trans>没有找到</Trans>
      </h1>
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
    </>
  );
}
