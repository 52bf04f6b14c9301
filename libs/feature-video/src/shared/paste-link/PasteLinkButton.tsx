import { Trans } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { IconLinkPlus } from '@tabler/icons-react';
import { usePasteLinkDialog } from './use-paste-link-dialog.tsx';

/** Button that opens the dialog for links to videos of other services. */
export function PasteLinkButton() {
  const { open, preload, dialog } = usePasteLinkDialog();
  return (
    <>
      <Button
        icon={<IconLinkPlus size={18} stroke={1.75} aria-hidden />}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => open()}
      >
        <Trans>粘贴视频链接</Trans>
      </Button>
      {dialog}
    </>
  );
}
