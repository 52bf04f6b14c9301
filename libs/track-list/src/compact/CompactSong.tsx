import { ArtistLinks, wholeCard } from '@qingyin/media-ui';
import { TrackLikeButton } from '@qingyin/track-actions';
import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { formatDuration } from '@qingyin/i18n';
import { CatalogueText, classNames, CoverImage, Skeleton, SkeletonText } from '@qingyin/ui';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode } from 'react';
import classes from './CompactSong.module.css';

const COVER_PX = 48;

interface CompactSongProps {
  track: Track;
  mark: 'playing' | 'paused' | null;
  onPlay: () => void;
  /** rendered name */
  label?: ReactNode;
  /** below name and artists */
  below?: ReactNode;
}

/** Song in a short list: the whole row is a play button; the heart and the artists are separate controls. */
export function CompactSong({ track, mark, onPlay, label = track.name, below }: CompactSongProps) {
  const { t } = useLingui();
  const Icon = mark === 'playing' ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  const verb = mark === 'playing' ? t`暂停` : t`播放`;
  return (
    <li className={classNames(wholeCard.card, classes.row)} aria-current={mark ? 'true' : undefined}>
      <button
        type="button"
        className={classNames(wholeCard.link, classes.play)}
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
      <div className={classes.text}>
        <p className={classes.name}>
          <CatalogueText text={track.name}>{label}</CatalogueText>
          {track.aliases[0] && <CatalogueText className={classes.alias} text={track.aliases[0]} />}
        </p>
        <p className={classes.artists}>
          <ArtistLinks artists={track.artists} />
        </p>
        {below}
      </div>
      <span className={classes.like}>
        <TrackLikeButton track={track} size="s" />
      </span>
      <span className={classes.duration}>{formatDuration(track.durationMs)}</span>
    </li>
  );
}

/** Skeleton of a row. */
export function CompactSongSkeleton() {
  return (
    <div className={classes.row}>
      <Skeleton width={COVER_PX} height={COVER_PX} />
      <div className={classes.text}>
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
