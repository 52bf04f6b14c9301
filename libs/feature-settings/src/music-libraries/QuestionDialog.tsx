import { Trans } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import type { ReactNode } from 'react';
import section from '../Section.module.css';

interface QuestionDialogProps {
  title: string;
  /** label of the confirming button */
  yes: ReactNode;
  onYes: () => void;
  onClose: () => void;
  /** the consequences */
  children: ReactNode;
}

/** Confirmation of an action with its consequences; the cancel button has the focus. */
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
            className={section.danger}
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
      {children}
    </Dialog>
  );
}
