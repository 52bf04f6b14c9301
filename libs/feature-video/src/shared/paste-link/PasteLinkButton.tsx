import { Trans } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { IconLinkPlus } from '@tabler/icons-react';
import { usePasteLink } from './use-paste-link.tsx';

/** Takes a link to another service's video: the way to such videos from where videos are listed. */
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
