import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { formatDuration } from '@qingyin/i18n';
import { ArtistLinks, TrackLikeButton } from '@qingyin/media-kit';
import { CoverImage, Skeleton, SkeletonText } from '@qingyin/ui';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import classes from './CompactSong.module.css';

const COVER_PX = 48;

interface CompactSongProps {
  track: Track;
  mark: 'playing' | 'paused' | null;
  onPlay: () => void;
}

/** One song of a short list: the whole row plays, heart and artists have their own. */
export function CompactSong({ track, mark, onPlay }: CompactSongProps) {
  const { t } = useLingui();
  const Icon = mark === 'playing' ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  const verb = mark === 'playing' ? t`暂停` : t`播放`;
  return (
    <li className={classes.row} aria-current={mark ? 'true' : undefined}>
      <button
        type="button"
        className={classes.play}
        aria-label={`${verb} ${track.name}`}
        disabled={track.unplayable !== null}
        onClick={onPlay}
      >
        <span className={classes.cover}>
          <CoverImage src={track.album.picUrl} alt="" size={COVER_PX} radius="s" />
        </span>
        <span className={classes.icon}>
          <Icon size={18} aria-hidden />
        </span>
      </button>
      <div className={classes.words}>
        <p className={classes.name}>
          <bdi>{track.name}</bdi>
          {track.aliases[0] && <bdi className={classes.alias}>{track.aliases[0]}</bdi>}
        </p>
        <p className={classes.artists}>
          <ArtistLinks artists={track.artists} />
        </p>
      </div>
      <span className={classes.like}>
        <TrackLikeButton track={track} size="s" />
      </span>
      <span className={classes.duration}>{formatDuration(track.durationMs)}</span>
    </li>
  );
}

/** The shape of a row. */
export function CompactSongSkeleton() {
  return (
    <div className={classes.row}>
      <Skeleton width={COVER_PX} height={COVER_PX} />
      <div className={classes.words}>
        <p className={classes.name}>
          <SkeletonText width="45%" />
        </p>
        <p className={classes.artists}>
          <SkeletonText width="28%" />
        </p>
      </div>
    </div>
  );
}
