import { Trans, useLingui } from '@lingui/react/macro';
import { replacementsQuery } from '@qingyin/data-account';
import { Button, InlineError, SkeletonText } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ReplacementRow } from './ReplacementRow.tsx';
import styles from './Replacements.module.css';

/** Replacements that were made, latest first, each with its undo. */
export default function ReplacementsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(replacementsQuery());
  const made = data?.pages.flatMap(({ items }) => items);
  return (
    <Dialog title={t`替换记录`} width={560} onClose={onClose} fullOnPhone>
      <div className={styles.list}>
        {!made && !error && <SkeletonText lines={6} />}
        {made?.length === 0 && (
          <p className={styles.empty}>
            <Trans>还没有替换过歌曲。</Trans>
          </p>
        )}
        {made && made.length > 0 && (
          <ul aria-label={t`替换记录`} className={styles.rows}>
            {made.map((replacement) => (
              <ReplacementRow key={replacement.id} replacement={replacement} />
            ))}
          </ul>
        )}
        {error && (
          <InlineError error={error} onRetry={() => void (hasNextPage ? fetchNextPage() : refetch())} />
        )}
        {hasNextPage && !error && (
          <Button aria-busy={isFetching || undefined} onClick={() => !isFetching && void fetchNextPage()}>
            <Trans>显示更多</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  );
}
