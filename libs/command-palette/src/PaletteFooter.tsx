import { KeyCaps } from '@qingyin/shortcuts';
import { RetryButton } from '@qingyin/search-suggestions';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './CommandPalette.module.css';

export interface PaletteFooterProps {
  /** Status of the search. */
  children: ReactNode;
  /** Repeats the failed search. */
  retry: (() => void) | undefined;
  /** Called after a retry: its button disappears, so the search field takes the focus. */
  onRefocus: () => void;
}

/** Footer of the palette: status of the search, retry button and key hints. */
export function PaletteFooter({ children, retry, onRefocus }: PaletteFooterProps) {
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
