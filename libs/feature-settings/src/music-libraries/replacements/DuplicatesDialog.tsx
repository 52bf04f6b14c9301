import { Trans, useLingui } from '@lingui/react/macro';
import { duplicatesQuery } from '@qingyin/data-account';
import { Button, InlineError, SkeletonText } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useInfiniteQuery } from '@tanstack/react-query';
import { DoneLine } from './DoneLine.tsx';
import { DuplicateGroupCard } from './DuplicateGroupCard.tsx';
import { DuplicateSearchLine } from './DuplicateSearchLine.tsx';
import { AllWantedLine } from './AllWantedLine.tsx';
import { ReplacementQuestion } from './ReplacementQuestion.tsx';
import styles from './Replacements.module.css';
import { useKeepDuplicates } from './use-keep-duplicates.ts';
import { useReplaceSongs } from './use-replace-songs.ts';

/** Songs that are the same recording, side by side, and the search for them. */
export default function DuplicatesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(duplicatesQuery());
  const replacing = useReplaceSongs();
  const keeping = useKeepDuplicates();
  const groups = data?.pages.flatMap(({ items }) => items);
  const search = data?.pages[0]?.search;
  return (
    <Dialog title={t`重复的歌曲`} width={880} onClose={onClose} fullOnPhone>
      <div className={styles.list}>
        <p className={styles.note}>
          <Trans>
            同一个录音的几首歌可以只留一首：歌单、喜欢、评分和播放次数都移过去，别的从曲库里隐藏。文件不会被改动或删除。
          </Trans>
        </p>
        {!data && !error && <SkeletonText lines={6} />}
        {search && <DuplicateSearchLine search={search} />}
        <DoneLine replacing={replacing} />
        <AllWantedLine keeping={keeping} />
        {groups?.length === 0 && search && search.finishedAt > 0 && !search.running && (
          <p className={styles.empty}>
            <Trans>没有找到重复的歌曲。</Trans>
          </p>
        )}
        {groups && groups.length > 0 && (
          <ul aria-label={t`重复的歌曲`} className={styles.groups}>
            {groups.map((group) => (
              <DuplicateGroupCard
                // Also when songs of it were replaced: the proposal is computed again.
                key={`${group.id} ${group.songs.length}`}
                group={group}
                onReplace={replacing.ask}
                onKeep={() => keeping.keep(group.id)}
              />
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
      {replacing.asked && (
        <ReplacementQuestion
          pairs={replacing.asked}
          onYes={replacing.confirm}
          onClose={() => replacing.ask(undefined)}
        />
      )}
    </Dialog>
  );
}
