import { Trans } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { type ReactNode } from 'react';
import classes from './FailedLine.module.css';

export interface FailedLineProps {
  /** one sentence: what failed to load */
  children: ReactNode;
  retry: () => void;
}

/** Error line with a retry, for a small part of a page where a full error state would be too much. */
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
