import { Trans } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import type { ReactNode } from 'react';

interface QuestionDialogProps {
  title: string;
  /** names what is done */
  yes: ReactNode;
  onYes: () => void;
  onClose: () => void;
  /** what it means */
  children: ReactNode;
}

/** Asks before something is done that others feel; the harmless answer has the focus. */
export function QuestionDialog({ title, yes, onYes, onClose, children }: QuestionDialogProps) {
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
