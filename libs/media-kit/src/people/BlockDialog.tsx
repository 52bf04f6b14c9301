import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';

interface BlockDialogProps {
  nickname: string;
  onBlock: () => void;
  onClose: () => void;
}

/** Asks before somebody is blocked, and says what that means. */
export function BlockDialog({ nickname, onBlock, onClose }: BlockDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`拉黑「${nickname}」？`}
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" data-autofocus onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button
            variant="filled"
            onClick={() => {
              onBlock();
              onClose();
            }}
          >
            <Trans>拉黑</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          你们会看不到彼此的动态和评论，也不能互相关注；已有的关注会取消。随时可以在设置里移出黑名单。
        </Trans>
      </p>
    </Dialog>
  );
}
