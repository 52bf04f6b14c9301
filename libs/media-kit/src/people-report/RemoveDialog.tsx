import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import type { Removed } from './use-admin-remove.tsx';

export interface RemoveDialogProps extends Removed {
  onClose: () => void;
}

/** Asks before an administrator removes what somebody else wrote, and says what that means. */
export function RemoveDialog({ kind, remove, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`为所有人删除？`}
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" data-autofocus onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button
            variant="filled"
            onClick={() => {
              onClose();
              remove();
            }}
          >
            <Trans>确定删除</Trans>
          </Button>
        </>
      }
    >
      <p>
        {kind === 'event' ? (
          <Trans>所有人都会看不到这条动态和下面的评论，这不能恢复。</Trans>
        ) : (
          <Trans>所有人都会看不到这条评论，这不能恢复。</Trans>
        )}
      </p>
    </Dialog>
  );
}
