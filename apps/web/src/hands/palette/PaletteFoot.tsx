import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RetryButton } from '../../shell/RetryButton.tsx';
import KeyCaps from '../keys/KeyCaps.tsx';
import styles from './Palette.module.css';

export interface PaletteFootProps {
  /** how the looking is doing */
  children: ReactNode;
  /** asks again for what did not come */
  retry: (() => void) | undefined;
  /** what had the focus is gone; the field takes it */
  onRefocus: () => void;
}

/** What came of looking, and the keys of the palette. */
export function PaletteFoot({ children, retry, onRefocus }: PaletteFootProps) {
  return (
    <div className={styles.foot}>
      <span role="status">{children}</span>
      {retry && (
        <RetryButton
          onRetry={() => {
            retry();
            onRefocus();
          }}
        />
      )}
      <span className={styles.hints} aria-hidden>
        <span>
          <KeyCaps combo="ArrowUp" />
          <KeyCaps combo="ArrowDown" />
          <Trans>选择</Trans>
        </span>
        <span>
          <KeyCaps combo="Enter" />
          <Trans>打开</Trans>
        </span>
        <span>
          <KeyCaps combo="Escape" />
          <Trans>关闭</Trans>
        </span>
      </span>
    </div>
  );
}
