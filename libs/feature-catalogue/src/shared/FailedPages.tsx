import { FailedLine } from '@qingyin/list-layout';
import { Trans } from '@lingui/react/macro';

/** Line below a list some of whose pages failed; nothing if none did. */
export function FailedPages({ retry }: { retry: (() => void) | null }) {
  return (
    retry && (
      <FailedLine retry={retry}>
        <Trans>有一部分没有取到。</Trans>
      </FailedLine>
    )
  );
}
