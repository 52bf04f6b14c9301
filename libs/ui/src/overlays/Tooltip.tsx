import './mantine-overlays.ts';
import { Tooltip as MantineTooltip } from '@mantine/core';
import { type ReactElement } from 'react';
import { MantineScope } from './MantineScope.tsx';
import classes from './Overlay.module.css';

export interface TooltipProps {
  label: string;
  /** one focusable element that accepts a ref */
  children: ReactElement;
}

const OPEN_DELAY_MS = 400;

/** Short text beside the hovered or focused element; Escape closes it, and the pointer may move over it. Never the only place of an information. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <MantineScope>
      <MantineTooltip
        label={label}
        openDelay={OPEN_DELAY_MS}
        interactive
        events={{ hover: true, focus: true, touch: false }}
        classNames={{ tooltip: classes.tooltip }}
      >
        {children}
      </MantineTooltip>
    </MantineScope>
  );
}
