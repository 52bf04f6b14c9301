import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { CatalogueText } from '@qingyin/ui';
import { IconMusic } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePlayerTexts } from '../texts/use-player-texts.ts';
import { usePlayerState } from '../use-player-state.ts';
import { MarqueeText } from './MarqueeText.tsx';
import styles from './TrackZone.module.css';

/** Slots and callbacks for the current track; each has a default rendering. */
export interface TrackZoneProps {
  /** the decorative cover; default: a note icon */
  renderCover?: ((track: Track) => ReactNode) | undefined;
  /** default: the track's name */
  renderTitle?: ((track: Track) => ReactNode) | undefined;
  /** default: the artists' names */
  renderArtists?: ((track: Track) => ReactNode) | undefined;
  likeButton?: ((track: Track) => ReactNode) | undefined;
  /** below the artists, e.g. the current lyric line */
  below?: ((track: Track) => ReactNode) | undefined;
  /** makes the cover a button that opens the now-playing page */
  onOpenNowPlaying?: (() => void) | undefined;
  /** makes the title a button that opens the source of the queue */
  onOpenSource?: (() => void) | undefined;
}

/** The current track: cover, title, artists or error message, and like button. */
export function TrackZone(props: TrackZoneProps) {
  const { t } = useLingui();
  const { track, error } = usePlayerState(({ track, error }) => ({ track, error }));
  const { reasons } = usePlayerTexts();
  if (!track) {
    return (
      <div className={styles.zone}>
        <span className={styles.cover}>
          <IconMusic size={20} stroke={1.5} className={styles.note} />
        </span>
        <span className={styles.text}>
          {error ? (
            <span role="status" className={styles.trouble}>
              {/* Without a track the player's code failed to load, which is not retried by itself. */}
              {error.code === 'network' ? t`连接不上，请再试一次` : reasons[error.code]}
            </span>
          ) : (
            <span className={styles.quiet}>{t`还没有在听的歌`}</span>
          )}
        </span>
      </div>
    );
  }
  const title = props.renderTitle?.(track) ?? <CatalogueText text={track.name} />;
  const artistNames = track.artists.map(({ name }) => name).join(' / ');
  const artists = props.renderArtists?.(track) ?? <CatalogueText text={artistNames} />;
  return (
    <div className={styles.zone} data-track>
      <Cover track={track} render={props.renderCover} onOpen={props.onOpenNowPlaying} />
      <div className={styles.text}>
        <MarqueeText text={track.name} className={styles.title}>
          {props.onOpenSource && !props.renderTitle ? (
            <button type="button" className={styles.link} onClick={props.onOpenSource}>
              {title}
            </button>
          ) : (
            title
          )}
        </MarqueeText>
        {error ? (
          <span role="status" className={styles.trouble}>
            {reasons[error.code]}
          </span>
        ) : (
          <MarqueeText text={artistNames} className={styles.artists}>
            {artists}
          </MarqueeText>
        )}
        {props.below?.(track)}
      </div>
      {props.likeButton && <span className={styles.like}>{props.likeButton(track)}</span>}
    </div>
  );
}

interface CoverProps {
  track: Track;
  render: TrackZoneProps['renderCover'];
  onOpen: TrackZoneProps['onOpenNowPlaying'];
}

function Cover({ track, render, onOpen }: CoverProps) {
  const { t } = useLingui();
  const picture = render?.(track) ?? <IconMusic size={20} stroke={1.5} className={styles.note} />;
  if (!onOpen) return <span className={styles.cover}>{picture}</span>;
  return (
    <button
      type="button"
      className={styles.cover}
      data-player-bar-cover
      aria-label={t`正在播放`}
      title={t`正在播放`}
      onClick={onOpen}
    >
      {picture}
    </button>
  );
}
