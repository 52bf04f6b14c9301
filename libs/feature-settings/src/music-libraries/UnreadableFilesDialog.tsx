import { Trans, useLingui } from '@lingui/react/macro';
import type { MusicLibrary } from '@qingyin/contract';
import { unreadableFilesQuery } from '@qingyin/data-account';
import { Button, InlineError, SkeletonText } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useInfiniteQuery } from '@tanstack/react-query';
import { fileErrors } from './library-texts.ts';
import styles from './MusicLibraries.module.css';

interface UnreadableFilesDialogProps {
  library: Pick<MusicLibrary, 'id' | 'name'>;
  onClose: () => void;
}

/** Files of a music library that could not be read, with the reasons. */
export function UnreadableFilesDialog({ library: { id, name }, onClose }: UnreadableFilesDialogProps) {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    unreadableFilesQuery(id),
  );
  const files = data?.pages.flatMap((page) => page.files);
  return (
    <Dialog title={t`「${name}」里读不出的文件`} width={560} onClose={onClose} fullOnPhone>
      {!files && !error && <SkeletonText lines={6} />}
      {files?.length === 0 && (
        <p className={styles.note}>
          <Trans>现在所有文件都读得出。</Trans>
        </p>
      )}
      {files && files.length > 0 && (
        <>
          <p className={styles.note}>
            <Trans>文件有变化时会自动再读一次，修好以后不用做别的。</Trans>
          </p>
          <ul aria-label={t`读不出的文件`} className={styles.files}>
            {files.map((file) => (
              <li key={file.path}>
                <p className={styles.path}>
                  <bdi>{file.path}</bdi>
                </p>
                <p className={styles.note}>{i18n._(fileErrors[file.error])}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      {error && (
        <InlineError error={error} onRetry={() => void (hasNextPage ? fetchNextPage() : refetch())} />
      )}
      {hasNextPage && !error && (
        <Button aria-busy={isFetching || undefined} onClick={() => !isFetching && void fetchNextPage()}>
          <Trans>显示更多</Trans>
        </Button>
      )}
    </Dialog>
  );
}
