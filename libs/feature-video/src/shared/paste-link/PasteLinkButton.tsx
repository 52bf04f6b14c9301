import { Trans } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { IconLinkPlus } from '@tabler/icons-react';
import { usePasteLink } from './use-paste-link.tsx';

/** Button that opens the dialog for links to videos of other services. */
export function PasteLinkButton() {
  const { open, ahead, dialog } = usePasteLink();
  return (
    <>
      <Button
        icon={<IconLinkPlus size={18} stroke={1.75} aria-hidden />}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => open()}
      >
        <Trans>粘贴视频链接</Trans>
      </Button>
      {dialog}
    </>
  );
}
