import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '../controls/Button.tsx';
import { describeError } from './describe-error.ts';
import { Drawing } from './Drawing.tsx';
import { reportChunkError } from './chunk-error-handler.ts';
import classes from './State.module.css';

export interface ErrorStateProps {
  error: unknown;
  /** without it there is no retry button */
  onRetry?: () => void;
  /** the description is the heading of a page that has nothing else */
  asHeading?: boolean;
}

/** Error of a block: an alert with a description and a 重试 button (docs/specification/accessible-names.md). */
export function ErrorState({ error, onRetry, asHeading = false }: ErrorStateProps) {
  const { t, i18n } = useLingui();
  const { sentence, detail } = describeError(error);
  const Sentence = asHeading ? 'h1' : 'p';
  useEffect(() => void reportChunkError(error), [error]);
  return (
    <div role="alert" className={classes.state}>
      <Drawing name="kite" />
      <Sentence className={classes.sentence}>{i18n._(sentence)}</Sentence>
      {detail && (
        <p className={classes.detail}>
          <bdi>{detail}</bdi>
        </p>
      )}
      {onRetry && <Button onClick={onRetry}>{t`重试`}</Button>}
    </div>
  );
}
