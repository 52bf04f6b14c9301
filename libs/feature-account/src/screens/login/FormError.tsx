import { useLingui } from '@lingui/react/macro';
import type { ErrorDescription } from '@qingyin/ui';
import type { ReactNode } from 'react';
import classes from './FormError.module.css';

interface FailureBoxProps {
  failure: ErrorDescription | null;
  /** next step */
  children?: ReactNode;
}

/** Error message of a form; an alert region that is always mounted, so that changes are announced. */
export function FormError({ failure, children }: FailureBoxProps) {
  const { i18n } = useLingui();
  return (
    <div role="alert" className={classes.alert}>
      {failure && (
        <p>
          {i18n._(failure.sentence)}
          {failure.detail && <bdi className={classes.detail}>{failure.detail}</bdi>}
          {children}
        </p>
      )}
    </div>
  );
}
