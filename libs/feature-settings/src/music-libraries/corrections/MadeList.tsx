import { Trans } from '@lingui/react/macro';
import { Button, InlineError, SkeletonText } from '@qingyin/ui';
import type { ReactNode } from 'react';
import styles from '../MusicLibraries.module.css';
import ownStyles from './Corrections.module.css';

interface MadeListProps<Made> {
  title: string;
  /** undefined while they load */
  made: readonly Made[] | undefined;
  /** shown when there are none */
  empty: ReactNode;
  error: unknown;
  hasMore: boolean;
  isFetching: boolean;
  onMore: () => void;
  onRetry: () => void;
  rowOf: (made: Made) => ReactNode;
}

/** A list of what was put right, with its loading, empty and failed state. */
export function MadeList<Made>(props: MadeListProps<Made>) {
  const { title, made, empty, error, hasMore, isFetching, onMore, onRetry, rowOf } = props;
  const failed = error !== null && error !== undefined;
  return (
    <section aria-label={title} className={ownStyles.made}>
      <h3 className={ownStyles.heading}>{title}</h3>
      {!made && !failed && <SkeletonText lines={3} />}
      {made?.length === 0 && <p className={styles.note}>{empty}</p>}
      {made && made.length > 0 && (
        <ul aria-label={title} className={styles.files}>
          {made.map((one) => rowOf(one))}
        </ul>
      )}
      {failed && <InlineError error={error} onRetry={hasMore ? onMore : onRetry} />}
      {hasMore && !failed && (
        <Button aria-busy={isFetching || undefined} onClick={() => !isFetching && onMore()}>
          <Trans>显示更多</Trans>
        </Button>
      )}
    </section>
  );
}
