import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';

interface LeaveDialogProps {
  onStay: () => void;
  /** leaves and discards the changes */
  onDiscard: () => void;
  /** saves, then leaves */
  onSave: () => void;
}

/** Confirmation dialog for leaving a form with unsaved changes. */
export default function UnsavedChangesDialog({ onStay, onDiscard, onSave }: LeaveDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`修改还没有保存`}
      onClose={onStay}
      actions={
        <>
          <Button variant="plain" onClick={onDiscard}>
            <Trans>不保存</Trans>
          </Button>
          <Button onClick={onStay}>
            <Trans>继续编辑</Trans>
          </Button>
          <Button variant="filled" onClick={onSave} data-autofocus>
            <Trans>保存并离开</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>离开这一页，对歌单的修改就没有了。</Trans>
      </p>
    </Dialog>
  );
}
