import { useCapability } from '@qingyin/auth-gate';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { SONG_RATINGS, songRatingsQuery } from '@qingyin/data-library';
import { useUserId } from '@qingyin/session/react';
import { Button, StarRating } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import classes from './TrackRating.module.css';
import { useRateSong } from './use-rate-song.ts';

export interface TrackRatingProps {
  track: Pick<Track, 'id'>;
  /** without the visible label, where the stars stand alone */
  bare?: boolean;
}

/** Stars of a song, connected to the user's ratings. Renders nothing when the service lacks the capability. */
export function TrackRating({ track, bare = false }: TrackRatingProps) {
  const { t } = useLingui();
  const uid = useUserId();
  const offered = useCapability(SONG_RATINGS);
  const query = useQuery({ ...songRatingsQuery(uid ?? ''), enabled: offered && uid !== null });
  const rate = useRateSong();
  if (!offered) return null;
  return (
    <div className={classes.rating} data-bare={bare || undefined} aria-busy={query.isLoading || undefined}>
      {!bare && (
        <span className={classes.label} aria-hidden>
          <Trans>评分</Trans>
        </span>
      )}
      {query.isError && !query.data ? (
        <span role="alert" className={classes.lost}>
          <Trans>没有取到评分</Trans>
          <Button size="s" onClick={() => void query.refetch()}>{t`重试`}</Button>
        </span>
      ) : (
        <StarRating
          // Another song has no transition from the stars of this one.
          key={track.id}
          label={t`评分`}
          value={query.data?.[track.id] ?? 0}
          disabled={query.isLoading}
          onChange={(stars) => rate(track, stars)}
        />
      )}
    </div>
  );
}
