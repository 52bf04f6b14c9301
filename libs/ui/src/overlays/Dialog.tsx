import './mantine-overlays.ts';
import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { usePhone } from '../use-media-query.ts';
import { MantineScope } from './MantineScope.tsx';
import classes from './Overlay.module.css';
import { useFocusReturn } from './use-focus-return.ts';
import { useOnTop } from './use-on-top.ts';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** buttons at the foot, the one that goes on last */
  actions?: ReactNode;
  /** CSS px, default 440 */
  width?: number;
  /** covers the whole phone screen */
  fullOnPhone?: boolean;
}

/**
 * A question or a form in front of the page. Open while mounted; Escape, unless an overlay stands above it, and the
 * backdrop ask `onClose`.
 */
export function Dialog({ title, onClose, children, actions, width = 440, fullOnPhone = false }: DialogProps) {
  const { t } = useLingui();
  const phone = usePhone();
  const onTop = useOnTop();
  useFocusReturn();
  return (
    <MantineScope>
      <Modal.Root
        opened
        onClose={onClose}
        size={width}
        centered
        closeOnEscape={onTop}
        fullScreen={phone && fullOnPhone}
        returnFocus={false}
        classNames={{ overlay: classes.backdrop, content: classes.dialog }}
      >
        <Modal.Overlay />
        <Modal.Content>
          <div className={classes.dialogHead}>
            <Modal.Title className={classes.dialogTitle}>{title}</Modal.Title>
            <IconButton label={t`关闭`} size="s" onClick={onClose}>
              <IconX size={20} stroke={1.75} aria-hidden />
            </IconButton>
          </div>
          <div className={classes.dialogBody}>{children}</div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </Modal.Content>
      </Modal.Root>
    </MantineScope>
  );
}
