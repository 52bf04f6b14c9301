import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import classes from './Overlay.module.css';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** buttons at the foot, the confirming one last */
  actions?: ReactNode;
  /** CSS px, default 440 */
  width?: number;
  /** covers the whole screen on phones */
  fullOnPhone?: boolean;
  /** has no controls: the content takes the focus itself, so that keys scroll it */
  focusContent?: boolean;
}

/**
 * Modal dialog with a title, a close button and actions. Open while mounted; the backdrop and Escape call
 * `onClose`, Escape only if no overlay is above it.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, children, actions, width = 440, fullOnPhone = false, focusContent = false } = props;
  const { t } = useLingui();
  return (
    <DialogFrame onClose={onClose} width={width} fullOnPhone={fullOnPhone}>
      <div className={classes.dialogHead}>
        <Modal.Title className={classes.dialogTitle}>{title}</Modal.Title>
        <IconButton label={t`关闭`} size="s" onClick={onClose}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <div
        className={classes.dialogBody}
        {...(focusContent && { role: 'region', 'aria-label': title, tabIndex: 0 })}
      >
        {children}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </DialogFrame>
  );
}
