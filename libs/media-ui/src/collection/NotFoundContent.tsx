import { Trans } from '@lingui/react/macro';
import { HOME_PATH, Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';
import type { NotFoundStateProps } from './NotFoundState.tsx';
import WithheldHint from './WithheldHint.tsx';

/**
 * Empty state for a resource that does not exist or is withheld from the viewer, which look the same, with a heading for
 * the page and a link to the home page.
 */
export default function NotFoundContent({ children, mayBeWithheld = false }: NotFoundStateProps) {
  return (
    <>
      <h1 className="qy-unseen">
        <Trans>没有找到</Trans>
      </h1>
      <EmptyState
        drawing="boat"
        action={
          <>
            {mayBeWithheld && <WithheldHint />}
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
