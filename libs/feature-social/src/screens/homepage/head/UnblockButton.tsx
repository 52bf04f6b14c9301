import { Trans } from '@lingui/react/macro';
import type { HideVariables } from '@qingyin/data-social';
import { useHidePerson } from '@qingyin/media-kit';
import { Button } from '@qingyin/ui';

/** In the place of 关注 on the page of somebody whom one has blocked. */
export function UnblockButton({ person }: { person: HideVariables['person'] }) {
  const hide = useHidePerson();
  return (
    <Button variant="filled" onClick={() => hide({ person, kind: 'block', hide: false })}>
      <Trans>移出黑名单</Trans>
    </Button>
  );
}
