import { Trans } from '@lingui/react/macro';
import { HOME_PATH, Link } from '@qingyin/routing';
import { buttonClass } from '@qingyin/ui';
import { AddMusicLink, NO_SONGS } from './AddMusicLink.tsx';
import { useCapability } from './use-capability.ts';

/**
 * Next step of an empty state: link to the home page with recommendations, or to adding music on a server without any
 * song.
 */
export function DiscoverLink() {
  if (useCapability(NO_SONGS)) return <AddMusicLink />;
  return (
    <Link to={HOME_PATH} className={buttonClass('soft')}>
      <Trans>去发现音乐</Trans>
    </Link>
  );
}
