import { Trans } from '@lingui/react/macro';
import { HOME_PATH, Link } from '@qingyin/routing';
import { buttonClass, EmptyState, lazyComponent, OptionalBoundary } from '@qingyin/ui';
import { type ReactNode } from 'react';

const WithheldHint = lazyComponent(() => import('./WithheldHint.tsx'));

export interface NotFoundStateProps {
  /** what was not found; names nothing that the viewer may not know */
  children: ReactNode;
  /** true: others may see it, so the state says what can be done, and offers guests the login */
  mayBeWithheld?: boolean;
}

/**
 * Empty state for a resource that does not exist or is withheld from the viewer, which look the same, with a heading for
 * the page and a link to the home page.
 */
export function NotFoundState({ children, mayBeWithheld = false }: NotFoundStateProps) {
  return (
    <>
      <h1 className="qy-unseen">
        <Trans>没有找到</Trans>
      </h1>
      <EmptyState
        drawing="boat"
        action={
          <>
            {mayBeWithheld && (
              <OptionalBoundary>
                <WithheldHint />
              </OptionalBoundary>
            )}
            <Link to={HOME_PATH} className={buttonClass(mayBeWithheld ? 'soft' : 'filled')}>
              <Trans>去听听别的</Trans>
            </Link>
          </>
        }
      >
        {children}
      </EmptyState>
    </>
  );
}
