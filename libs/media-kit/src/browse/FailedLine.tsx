import { Trans } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { type ReactNode } from 'react';
import classes from './FailedLine.module.css';

export interface FailedLineProps {
  /** one sentence: what did not come */
  children: ReactNode;
  retry: () => void;
}

/** A small part of a page that did not come: one quiet line, where a whole drawing would say too much. */
export function FailedLine({ children, retry }: FailedLineProps) {
  return (
    <p role="alert" className={classes.line}>
      {children}
      <Button variant="plain" size="s" onClick={retry}>
        <Trans>重试</Trans>
      </Button>
    </p>
  );
}
