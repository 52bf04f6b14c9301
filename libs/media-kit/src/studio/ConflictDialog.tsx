import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';

interface ConflictDialogProps {
  onClose: () => void;
  onVersions: () => void;
  onSaveOver: () => void;
}

/** Somebody else has saved meanwhile: nothing is lost, and nothing was saved. */
export function ConflictDialog({ onClose, onVersions, onSaveOver }: ConflictDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`这首歌的词刚被别人改过`}
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" onClick={onVersions}>
            <Trans>看看改了什么</Trans>
          </Button>
          <Button onClick={onClose} data-autofocus>
            <Trans>先不保存</Trans>
          </Button>
          <Button
            variant="filled"
            onClick={() => {
              onClose();
              onSaveOver();
            }}
          >
            <Trans>仍然保存我的</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>你的改动还在这台设备上。仍然保存的话，别人的那一版会留在历次改动里，随时可以恢复。</Trans>
      </p>
    </Dialog>
  );
}
