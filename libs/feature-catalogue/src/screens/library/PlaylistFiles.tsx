import { Section } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { libraryPlaylistFilesQuery } from '@qingyin/data-library';
import { Button, Skeleton } from '@qingyin/ui';
import { useInfiniteQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { PlaylistFileRow } from './PlaylistFileRow.tsx';
import classes from './PlaylistFiles.module.css';

const SKELETON_ROWS = 2;

/** Playlist files in the music libraries, which the user can import; nothing when there are none. */
export function PlaylistFiles({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { data } = useInfiniteQuery(libraryPlaylistFilesQuery(userId));
  if (data?.pages[0]?.total === 0) return null;
  return (
    <Section title={t`文件夹里的歌单`} pending={<PlaylistFilesSkeleton />}>
      <PlaylistFileList userId={userId} />
    </Section>
  );
}

function PlaylistFilesSkeleton() {
  return (
    <div className={classes.list}>
      {Array.from({ length: SKELETON_ROWS }, (_, at) => (
        <Skeleton key={at} className={classes.waiting} />
      ))}
    </div>
  );
}

function PlaylistFileList({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useSuspenseInfiniteQuery(libraryPlaylistFilesQuery(userId));
  return (
    <>
      <ul aria-label={t`文件夹里的歌单`} className={classes.list}>
        {data.pages
          .flatMap(({ files }) => files)
          .map((file) => (
            <PlaylistFileRow key={file.id} file={file} />
          ))}
      </ul>
      {isFetchNextPageError && (
        <p role="alert" className={classes.failure}>
          <Trans>有一部分没有取到。</Trans>
        </p>
      )}
      {hasNextPage && (
        <Button
          size="s"
          className={classes.more}
          aria-busy={isFetchingNextPage || undefined}
          onClick={() => void fetchNextPage()}
        >
          <Trans>显示更多</Trans>
        </Button>
      )}
    </>
  );
}
