import { Plural, useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { songRatingsQuery } from '@qingyin/data-library';
import { useUserId } from '@qingyin/session/react';
import { useRateSongs } from '@qingyin/track-actions';
import { InlineError, message, SkeletonText, StarRating } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useQuery } from '@tanstack/react-query';

interface RateSongsDialogProps {
  tracks: readonly Track[];
  /** @param rated whether the songs have got their stars */
  onClose: (rated: boolean) => void;
}

/** Gives several songs the same stars, or removes their ratings. Closes once they are saved. */
export default function RateSongsDialog({ tracks, onClose }: RateSongsDialogProps) {
  const { t } = useLingui();
  const uid = useUserId();
  const { data, error, refetch } = useQuery(songRatingsQuery(uid ?? ''));
  const rate = useRateSongs();
  const stars = new Set(tracks.map(({ id }) => data?.[id] ?? 0));
  const [common = 0] = stars.size === 1 ? stars : [];
  const choose = async (chosen: number) => {
    const saved = await rate(tracks, chosen);
    if (saved) {
      message.info(t`已保存评分`);
      onClose(true);
    }
    return saved;
  };
  return (
    <Dialog title={t`评分`} width={360} onClose={() => onClose(false)}>
      <p>
        <Plural value={tracks.length} other="给选中的 # 首歌评分。" />
      </p>
      {data ? (
        <StarRating label={t`评分`} value={common} onChange={choose} />
      ) : error ? (
        <InlineError error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={1} />
      )}
    </Dialog>
  );
}
