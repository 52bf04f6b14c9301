import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';

interface UnsavedDialogProps {
  onStay: () => void;
  /** leaves and keeps the draft */
  onKeep: () => void;
  /** leaves and deletes the draft */
  onDiscard: () => void;
  /** saves and then leaves */
  onSave: () => void;
}

/** Asks what to do with unsaved changes when the user leaves the editor. */
export function UnsavedDialog({ onStay, onKeep, onDiscard, onSave }: UnsavedDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`改动还没有保存`}
      width={520}
      onClose={onStay}
      actions={
        <>
          <Button variant="plain" onClick={onDiscard}>
            <Trans>丢弃改动</Trans>
          </Button>
          <Button onClick={onKeep}>
            <Trans>留着，下次接着改</Trans>
          </Button>
          <Button variant="filled" onClick={onSave} data-autofocus>
            <Trans>保存并离开</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>留着的改动只在这台设备上，别人还看不到。</Trans>
      </p>
    </Dialog>
  );
}
