import { ArtistLinks } from '@qingyin/media-ui';
import { PlayButton, TrackLikeButton } from '@qingyin/track-actions';
import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { CatalogueText, CoverImage, IconButton } from '@qingyin/ui';
import { IconPlayerSkipForwardFilled, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './RadioCard.module.css';

const COVER_PX = 320;

/** Action that starts the radio. */
export type RadioStartAction = 'play' | 'next';

export interface RadioCardProps {
  track: Track;
  /** tracks whose covers show behind the current one */
  upcoming: readonly Track[];
  playing: boolean;
  onPlay: () => void;
  /** absent if there is no next song */
  onNext?: () => void;
  onTrash: () => void;
  /** button that takes the focus on mount: the one whose press made the card appear */
  focusOn?: RadioStartAction | null;
}

/** Current song of the radio, on top of the covers of the next ones. */
export function RadioCard(props: RadioCardProps) {
  const { track, upcoming, playing, onPlay, onNext, onTrash, focusOn } = props;
  const { t } = useLingui();
  const play = useRef<HTMLSpanElement>(null);
  const skip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const pressed = focusOn === 'next' ? skip : focusOn === 'play' ? play : null;
    pressed?.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [focusOn]);
  const { name, artists, album } = track;
  return (
    <article aria-label={name} className={classes.card}>
      <div className={classes.stack}>
        {/* Reversed, so that nearer covers are drawn above. */}
        {upcoming.toReversed().map((next, at) => (
          <div key={next.id} className={classes.peek} data-depth={upcoming.length - at} aria-hidden>
            <CoverImage src={next.album.picUrl} alt="" size={COVER_PX} radius="l" />
          </div>
        ))}
        <div key={track.id} className={classes.top}>
          <CoverImage src={album.picUrl} alt="" size={COVER_PX} radius="l" priority />
        </div>
      </div>
      <div className={classes.text}>
        <h2 className={classes.title}>
          <CatalogueText text={name} />
        </h2>
        <p className={classes.artists}>
          <ArtistLinks artists={artists} />
        </p>
      </div>
      <div className={classes.actions} dir="ltr">
        <IconButton label={t`不再播放这首歌`} size="l" onClick={onTrash}>
          <IconTrash size={22} stroke={1.75} aria-hidden />
        </IconButton>
        <TrackLikeButton track={track} size="l" />
        <span ref={play}>
          <PlayButton playing={playing} size="l" name={t`私人FM`} onClick={onPlay} />
        </span>
        {onNext && (
          <span ref={skip}>
            <IconButton label={t`换一首`} size="l" onClick={onNext}>
              <IconPlayerSkipForwardFilled size={22} aria-hidden />
            </IconButton>
          </span>
        )}
      </div>
    </article>
  );
}
