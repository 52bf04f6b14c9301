import { Trans } from '@lingui/react/macro';
import { HOME_PATH, Link } from '@qingyin/routing';
import { buttonClass } from '@qingyin/ui';

/** Next step of an empty state: link to the home page with recommendations. */
export function DiscoverLink() {
  return (
    <Link to={HOME_PATH} className={buttonClass('soft')}>
      <Trans>去发现音乐</Trans>
    </Link>
  );
}
