import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from './people/ConfirmDialog.tsx';
import type { AdminRemovalRequest } from './use-admin-remove.tsx';

export interface RemoveDialogProps extends AdminRemovalRequest {
  onClose: () => void;
}

/** Confirmation before an administrator removes content of another user. */
export function RemoveDialog({ kind, remove, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog title={t`为所有人删除？`} yes={<Trans>确定删除</Trans>} onYes={remove} onClose={onClose}>
      {kind === 'event' ? (
        <Trans>所有人都会看不到这条动态和下面的评论，这不能恢复。</Trans>
      ) : (
        <Trans>所有人都会看不到这条评论，这不能恢复。</Trans>
      )}
    </ConfirmDialog>
  );
}
