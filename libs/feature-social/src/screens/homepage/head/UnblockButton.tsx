import { useHidePerson } from '@qingyin/moderation';
import { Trans } from '@lingui/react/macro';
import type { HideVariables } from '@qingyin/data-social';
import { Button } from '@qingyin/ui';

/** Replaces the follow button on the profile of a blocked user. */
export function UnblockButton({ person }: { person: HideVariables['person'] }) {
  const hide = useHidePerson();
  return (
    <Button variant="filled" onClick={() => hide({ person, kind: 'block', hide: false })}>
      <Trans>移出黑名单</Trans>
    </Button>
  );
}
