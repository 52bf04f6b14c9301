import { Trans, useLingui } from '@lingui/react/macro';
import { Button, describeError } from '@qingyin/ui';
import { NoFile } from './no-file.ts';
import styles from './FilmPlayer.module.css';

interface FilmFailureProps {
  /** why the file could not be asked for; undefined where there is none, or it is no good */
  error: unknown;
  onRetry: (() => void) | undefined;
}

/** A film that can't be shown says so in its own place; what is written about it stays readable below. */
export function FilmFailure({ error, onRetry }: FilmFailureProps) {
  const { i18n } = useLingui();
  const unplayable = error === undefined || error instanceof NoFile;
  return (
    <div role="alert" className={styles.failed}>
      <p className={styles.sentence}>
        {unplayable ? <Trans>这个视频现在放不了。</Trans> : i18n._(describeError(error).sentence)}
      </p>
      {onRetry && (
        <Button onClick={onRetry}>
          <Trans>重试</Trans>
        </Button>
      )}
    </div>
  );
}
