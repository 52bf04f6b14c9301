import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { unwantedQuery, restoreUnwantedMutation } from '@qingyin/data-account';
import { Button, SkeletonText, InlineError, describeActionFailure, useActionLabel } from '@qingyin/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from '../Section.module.css';

/** Unwanted songs, which recommendations leave out, with buttons that restore them. */
export function UnwantedBlock() {
  const { t, i18n } = useLingui();
  const actionLabel = useActionLabel();
  const { data, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(unwantedQuery());
  const back = useMutation(restoreUnwantedMutation());
  const songs = data?.pages.flatMap((page) => page.songs);
  const count = data?.pages[0]?.count ?? 0;
  return (
    <SettingsBlock
      title={t`不想听的歌`}
      about={t`在私人FM里丢掉的歌，和在每日推荐里说不感兴趣的歌，都不会再推荐给你。`}
    >
      {!songs && !isError && <SkeletonText lines={3} />}
      {!songs && isError && <InlineError error={error} onRetry={() => void refetch()} />}
      {songs?.length === 0 && (
        <p className={styles.quiet}>
          <Trans>现在一首也没有。</Trans>
        </p>
      )}
      {songs && songs.length > 0 && (
        <>
          <p className={styles.quiet} role="status">
            <Plural value={count} other="一共 # 首" />
          </p>
          <ul aria-label={t`不想听的歌`} className={styles.rows}>
            {songs.map(({ track: { id, name: song, artists }, trashed }) => (
              <li key={id} className={styles.row}>
                <div className={styles.rowWords}>
                  <p className={styles.rowTitle}>
                    <bdi>{song}</bdi>
                  </p>
                  <p className={styles.quiet}>
                    <bdi>{artists.map(({ name }) => name).join(' / ')}</bdi>
                    {' · '}
                    {trashed ? <Trans>在私人FM里丢掉</Trans> : <Trans>不感兴趣</Trans>}
                  </p>
                </div>
                <Button
                  size="s"
                  aria-label={actionLabel(t`可以再推荐`, song)}
                  onClick={() => back.mutate(id)}
                >
                  <Trans>可以再推荐</Trans>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="alert" className={styles.failure}>
        {back.error && i18n._(describeActionFailure(back.error))}
      </p>
      {hasNextPage && (
        <Button aria-busy={isFetchingNextPage || undefined} onClick={() => void fetchNextPage()}>
          <Trans>再看一些</Trans>
        </Button>
      )}
    </SettingsBlock>
  );
}
