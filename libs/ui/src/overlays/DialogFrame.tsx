import './mantine-overlays.ts';
import { Modal } from '@mantine/core';
import { type ReactNode } from 'react';
import { usePhone } from '../use-media-query.ts';
import { MantineScope } from './MantineScope.tsx';
import classes from './Overlay.module.css';
import { useCloseOnEscape } from './use-close.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface DialogFrameProps {
  /** accessible name, if it has no title */
  label?: string;
  onClose: () => void;
  children: ReactNode;
  /** CSS px */
  width: number;
  /** covers the whole screen on phones */
  fullOnPhone: boolean;
  /** near the top of the window and grows downwards, so that its head does not move */
  alignTop?: boolean;
}

/**
 * Modal dialog without a head of its own. Open while mounted; the backdrop and Escape call `onClose`, Escape only
 * if no overlay is above it and nothing inside has used it. The focus returns to where it was.
 */
export function DialogFrame({
  label,
  onClose,
  children,
  width,
  fullOnPhone,
  alignTop = false,
}: DialogFrameProps) {
  const phone = usePhone();
  useCloseOnEscape(onClose);
  useFocusReturn();
  return (
    <MantineScope>
      <Modal.Root
        opened
        onClose={onClose}
        size={width}
        centered={!alignTop}
        {...(alignTop ? { yOffset: '12vh' } : {})}
        closeOnEscape={false}
        fullScreen={phone && fullOnPhone}
        returnFocus={false}
        classNames={{ overlay: classes.backdrop, content: classes.dialog }}
      >
        <Modal.Overlay />
        <Modal.Content aria-label={label} data-high={alignTop || undefined}>
          {children}
        </Modal.Content>
      </Modal.Root>
    </MantineScope>
  );
}
