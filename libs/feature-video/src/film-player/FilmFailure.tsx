import { Trans, useLingui } from '@lingui/react/macro';
import { Button, describeError } from '@qingyin/ui';
import { NoFileError } from './no-file-error.ts';
import styles from './FilmPlayer.module.css';

interface FilmFailureProps {
  /** why the file could not be requested; undefined if there is none or it cannot be decoded */
  error: unknown;
  onRetry: (() => void) | undefined;
}

/** Error in place of the film; the rest of the page stays readable. */
export function FilmFailure({ error, onRetry }: FilmFailureProps) {
  const { t, i18n } = useLingui();
  const sentence =
    error === undefined
      ? t`这个视频现在放不了。`
      : error instanceof NoFileError
        ? t`这个视频没有影片文件，服务器上只有它的介绍。`
        : i18n._(describeError(error).sentence);
  return (
    <div role="alert" className={styles.failed}>
      <p className={styles.sentence}>{sentence}</p>
      {onRetry && (
        <Button onClick={onRetry}>
          <Trans>重试</Trans>
        </Button>
      )}
    </div>
  );
}
