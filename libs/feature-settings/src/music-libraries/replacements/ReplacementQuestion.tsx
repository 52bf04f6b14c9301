import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { replacementPreviewQuery, type SongPair } from '@qingyin/data-account';
import { InlineError, SkeletonText } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { QuestionDialog } from '../QuestionDialog.tsx';
import styles from './Replacements.module.css';

interface ReplacementQuestionProps {
  pairs: readonly SongPair[];
  onYes: () => void;
  onClose: () => void;
}

/** Asks before songs are replaced or forgotten, with what would move or be deleted. */
export function ReplacementQuestion({ pairs, onYes, onClose }: ReplacementQuestionProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(replacementPreviewQuery(pairs));
  const forgets = pairs.every(({ to }) => to === null);
  const count = pairs.length;
  const { playlists = 0, likes = 0, ratings = 0, plays = 0, comments = 0 } = data ?? {};
  const moved = [
    playlists > 0 && t`${plural(playlists, { other: '# 个歌单' })}`,
    likes > 0 && t`${plural(likes, { other: '# 个喜欢' })}`,
    ratings > 0 && t`${plural(ratings, { other: '# 个评分' })}`,
    plays > 0 && t`${plural(plays, { other: '# 次播放' })}`,
    // Comments stay with a forgotten song.
    !forgets && comments > 0 && t`${plural(comments, { other: '# 条评论' })}`,
  ].filter((part) => part !== false);
  return (
    <QuestionDialog
      title={
        forgets
          ? t`${plural(count, { other: '忘记这 # 首歌？' })}`
          : t`${plural(count, { other: '替换这 # 首歌？' })}`
      }
      yes={forgets ? <Trans>忘记</Trans> : <Trans>替换</Trans>}
      onYes={onYes}
      onClose={onClose}
    >
      <div className={styles.question}>
        {!data && !error && <SkeletonText lines={2} />}
        {error && <InlineError error={error} onRetry={() => void refetch()} />}
        {data && (
          <>
            {moved.length === 0 ? (
              <p>
                {forgets ? (
                  <Trans>没有人收藏、评分或播放过。</Trans>
                ) : (
                  <Trans>没有人收藏、播放或评论过。</Trans>
                )}
              </p>
            ) : (
              <>
                <p>
                  {forgets ? (
                    <Trans>所有人的这些记录会删除：</Trans>
                  ) : (
                    <Trans>所有人的这些记录会移过去：</Trans>
                  )}
                </p>
                <ul className={styles.moved}>
                  {moved.map((part) => (
                    <li key={part}>{part}</li>
                  ))}
                </ul>
              </>
            )}
            <p className={styles.note}>
              {forgets ? (
                <Plural
                  value={count}
                  other="# 首歌会从曲库里消失。文件丢失满 30 天以前可以撤销；文件回来，记录也会恢复。"
                />
              ) : (
                <Trans>原来的歌会从曲库里隐藏，文件不会被改动或删除，随时可以撤销。</Trans>
              )}
            </p>
          </>
        )}
      </div>
    </QuestionDialog>
  );
}
