import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface BlockDialogProps {
  nickname: string;
  onBlock: () => void;
  onClose: () => void;
}

/** Confirmation before a user is blocked. */
export function BlockDialog({ nickname, onBlock, onClose }: BlockDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      title={t`拉黑「${nickname}」？`}
      yes={<Trans>拉黑</Trans>}
      onYes={onBlock}
      onClose={onClose}
    >
      <Trans>
        你们会看不到彼此的动态和评论，也不能互相关注；已有的关注会取消。随时可以在设置里移出黑名单。
      </Trans>
    </ConfirmDialog>
  );
}
