import { Trans } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import type { ReactNode } from 'react';

interface QuestionDialogProps {
  title: string;
  /** label of the confirming button */
  yes: ReactNode;
  onYes: () => void;
  onClose: () => void;
  /** explanation of the consequences */
  children: ReactNode;
}

/** Confirmation of an action that affects others; the cancel button has the focus. */
export function ConfirmDialog({ title, yes, onYes, onClose, children }: QuestionDialogProps) {
  return (
    <Dialog
      title={title}
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
              onYes();
            }}
          >
            {yes}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
