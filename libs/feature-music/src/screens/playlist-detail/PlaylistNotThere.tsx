import { Trans } from '@lingui/react/macro';
import { HOME_PATH, Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';

/** No such list, or somebody's private one (contract page, 4.14): 404 and 401 in the body, both no session errors. */
const NOT_THERE = new Set([401, 403, 404]);

/** Whether this failure says that there is nothing to show here, however often one asks. */
export function isNotThere(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && NOT_THERE.has(Number(error.code));
}

export function PlaylistNotThere() {
  return (
    <EmptyState
      drawing="boat"
      action={
        <Link to={HOME_PATH} className={buttonClass('filled')}>
          <Trans>去听听别的</Trans>
        </Link>
      }
    >
      <Trans>没有找到这个歌单，它也许已被删除，或者只有主人能看。</Trans>
    </EmptyState>
  );
}
