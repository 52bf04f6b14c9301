import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MissingSong } from '@qingyin/contract';
import { missingSongsQuery, type SongPair } from '@qingyin/data-account';
import { Button, InlineError, SkeletonText } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import ChooseSongDialog from './ChooseSongDialog.tsx';
import { DoneLine } from './DoneLine.tsx';
import { MissingSongRow } from './MissingSongRow.tsx';
import { ReplacementQuestion } from './ReplacementQuestion.tsx';
import styles from './Replacements.module.css';
import { useReplaceSongs } from './use-replace-songs.ts';

/** Songs whose file is gone: each can be replaced or forgotten, and all that were found again at once. */
export default function MissingSongsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(missingSongsQuery());
  const [now] = useState(Date.now);
  const [choosing, setChoosing] = useState<MissingSong>();
  const replacing = useReplaceSongs();
  const songs = data?.pages.flatMap(({ items }) => items);
  const found = (songs ?? []).flatMap(({ id, candidates: [best] }): SongPair[] =>
    best?.sure ? [{ from: id, to: best.id }] : [],
  );
  const count = found.length;
  return (
    <Dialog title={t`缺失的歌曲`} width={640} onClose={onClose} fullOnPhone>
      <div className={styles.list}>
        <p className={styles.note}>
          <Trans>
            文件不在了的歌曲在歌单里变灰，30 天后忘记；文件回来，歌曲也会回来。可以用曲库里的另一首歌替换。
          </Trans>
        </p>
        <DoneLine replacing={replacing} />
        {!songs && !error && <SkeletonText lines={6} />}
        {songs?.length === 0 && (
          <p className={styles.empty}>
            <Trans>没有缺失的歌曲。</Trans>
          </p>
        )}
        {count > 0 && (
          <div className={styles.found}>
            <span>
              <Plural value={count} other="# 首歌在别处找到了同一个录音。" />
            </span>
            <Button variant="filled" aria-haspopup="dialog" onClick={() => replacing.ask(found)}>
              <Trans>全部替换</Trans>
            </Button>
          </div>
        )}
        {songs && songs.length > 0 && (
          <ul aria-label={t`缺失的歌曲`} className={styles.rows}>
            {songs.map((song) => (
              <MissingSongRow
                key={song.id}
                song={song}
                now={now}
                onReplace={(to) => replacing.ask([{ from: song.id, to }])}
                onChoose={() => setChoosing(song)}
                onForget={() => replacing.ask([{ from: song.id, to: null }])}
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
      {choosing && (
        <ChooseSongDialog
          song={choosing}
          onClose={() => setChoosing(undefined)}
          onChoose={(to) => {
            setChoosing(undefined);
            replacing.ask([{ from: choosing.id, to }]);
          }}
        />
      )}
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
