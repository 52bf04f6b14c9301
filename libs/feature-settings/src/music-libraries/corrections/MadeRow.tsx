import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '@qingyin/i18n';
import { Button, CoverImage, describeActionFailure, useActionLabel } from '@qingyin/ui';
import type { ReactNode } from 'react';
import styles from './Corrections.module.css';

const PICTURE_PX = 44;

interface MadeRowProps {
  title: string;
  /** address of a chosen picture */
  pictureUrl?: string | undefined;
  /** what was changed */
  changes: ReactNode;
  /** before the time */
  facts?: ReactNode;
  /** ms since 1970 */
  at: number;
  /** who made it; '' = unknown */
  by: string;
  undone: boolean;
  /** what the button undoes or restores, for its accessible name */
  subject: string;
  isPending: boolean;
  error: unknown;
  onToggle: () => void;
}

/** Something that was put right, with a button that undoes it or makes it count again. */
export function MadeRow({
  title,
  pictureUrl,
  changes,
  facts,
  at,
  by,
  undone,
  subject,
  isPending,
  error,
  onToggle,
}: MadeRowProps) {
  const { t, i18n } = useLingui();
  const actionLabel = useActionLabel();
  const time = formatDateTime(at, i18n.locale);
  return (
    <li className={styles.correction} data-undone={undone || undefined}>
      {pictureUrl !== undefined && (
        <span className={styles.picture}>
          <CoverImage src={pictureUrl} alt="" size={PICTURE_PX} radius="s" />
        </span>
      )}
      <div>
        <p>
          <bdi>{title}</bdi>
        </p>
        <p className={styles.note}>{changes}</p>
        <p className={styles.note}>
          {facts}
          {time}
          {by !== '' && (
            <>
              {' · '}
              <bdi>{by}</bdi>
            </>
          )}
          {undone && (
            <>
              {' · '}
              <Trans>已撤销</Trans>
            </>
          )}
        </p>
        {error !== null && error !== undefined && (
          <p role="alert" className={styles.failed}>
            {i18n._(describeActionFailure(error))}
          </p>
        )}
      </div>
      <Button
        size="s"
        aria-label={actionLabel(undone ? t`恢复` : t`撤销`, subject)}
        aria-busy={isPending || undefined}
        onClick={() => !isPending && onToggle()}
      >
        {undone ? <Trans>恢复</Trans> : <Trans>撤销</Trans>}
      </Button>
    </li>
  );
}
