import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';

/** Action that met a newer version: a save or a revert. */
export type AttemptedAction = 'save' | 'bring back';

interface ConflictDialogProps {
  tried: AttemptedAction;
  onClose: () => void;
  onVersions: () => void;
  /** repeats the save or revert over the other user's version */
  onAgain: () => void;
}

/** Explains that another user has saved a version meanwhile. Nothing was saved or lost. */
export function ConflictDialog({ tried, onClose, onVersions, onAgain }: ConflictDialogProps) {
  const { t } = useLingui();
  const saves = tried === 'save';
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
            {saves ? <Trans>先不保存</Trans> : <Trans>先不恢复</Trans>}
          </Button>
          <Button
            variant="filled"
            onClick={() => {
              onClose();
              onAgain();
            }}
          >
            {saves ? <Trans>仍然保存我的</Trans> : <Trans>仍然恢复</Trans>}
          </Button>
        </>
      }
    >
      <p>
        {saves ? (
          <Trans>你的改动还在这台设备上。仍然保存的话，别人的那一版会留在历次改动里，随时可以恢复。</Trans>
        ) : (
          <Trans>还没有恢复。仍然恢复的话，别人的那一版会留在历次改动里，随时可以恢复。</Trans>
        )}
      </p>
    </Dialog>
  );
}
