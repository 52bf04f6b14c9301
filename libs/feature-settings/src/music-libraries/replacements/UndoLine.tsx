import { Trans, useLingui } from '@lingui/react/macro';
import { Button, describeActionFailure } from '@qingyin/ui';
import type { ReactNode } from 'react';
import styles from './Replacements.module.css';

interface UndoLineProps {
  /** what was done last; nothing: there is nothing to undo */
  children: ReactNode;
  isPending?: boolean;
  /** why the last change or its undo failed */
  error: unknown;
  onUndo: () => void;
}

/** What was done last, with its undo; failures too. Announced by screen readers. */
export function UndoLine({ children, isPending = false, error, onUndo }: UndoLineProps) {
  const { i18n } = useLingui();
  return (
    <>
      <div role="status" className={styles.status}>
        {isPending && <Trans>正在处理…</Trans>}
        {!isPending && Boolean(children) && (
          <>
            <span>{children}</span>
            <Button size="s" onClick={onUndo}>
              <Trans>撤销</Trans>
            </Button>
          </>
        )}
      </div>
      {Boolean(error) && (
        <p role="alert" className={styles.failed}>
          {i18n._(describeActionFailure(error))}
        </p>
      )}
    </>
  );
}
