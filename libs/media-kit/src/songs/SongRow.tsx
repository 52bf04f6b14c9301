import { type Track } from '@qingyin/contract';
import { formatDuration } from '@qingyin/i18n';
import { IconHeart, IconHeartFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { memo } from 'react';
import { RowLink } from './RowLink.tsx';
import classes from './SongRow.module.css';
import { songBadges } from './song-badges.tsx';
import { type RowWords } from './row-words.ts';

export interface SongRowProps {
  index: number;
  track: Track;
  /** px from the first row */
  top: number;
  mark: 'playing' | 'paused' | null;
  liked: boolean;
  selected: boolean;
  /** the row the Tab key comes to */
  reachable: boolean;
  withAlbum: boolean;
  words: RowWords;
  canOpen: (path: string) => boolean;
}

/**
 * One song. Everything is a plain value and every handler sits on the grid (`data-do`), so that a row is drawn
 * once and scrolling costs nothing for the rows that stay.
 */
export const SongRow = memo(function SongRow(props: SongRowProps) {
  const { index, track, top, mark, liked, selected, reachable, withAlbum, words, canOpen } = props;
  const reason = track.unplayable ? words.unplayable[track.unplayable] : null;
  const artists = track.artists.map(({ name }) => name).join(' / ');
  const Heart = liked ? IconHeartFilled : IconHeart;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-label={[track.name, artists, withAlbum && track.album.name, reason].filter(Boolean).join(' · ')}
      aria-selected={selected}
      aria-current={mark ? 'true' : undefined}
      tabIndex={reachable ? 0 : -1}
      data-row={index}
      data-dim={reason ? '' : undefined}
      className={classes.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="gridcell" className={classes.index}>
        <button
          type="button"
          tabIndex={-1}
          data-do="play"
          className={classes.play}
          aria-label={words.play}
          disabled={!!reason}
        >
          <IconPlayerPlayFilled size={16} aria-hidden />
        </button>
        {mark ? (
          <PlayingMark moving={mark === 'playing'} />
        ) : (
          <span className={classes.number}>{index + 1}</span>
        )}
      </div>
      <div role="gridcell" className={classes.title}>
        <bdi className={classes.name}>{track.name}</bdi>
        {track.aliases[0] && <bdi className={classes.alias}>{track.aliases[0]}</bdi>}
        {songBadges(track, words)}
        {reason && <span className={classes.reason}>{reason}</span>}
      </div>
      <div role="gridcell" className={classes.artists}>
        {track.artists.map(({ id, name }, at) => (
          <RowLink
            key={at}
            path="/artists-detail"
            href={`/artists-detail?id=${id}`}
            canOpen={canOpen}
            before={at > 0}
          >
            {name}
          </RowLink>
        ))}
      </div>
      {withAlbum && (
        <div role="gridcell" className={classes.album}>
          <RowLink path="/album/$id" href={`/album/${track.album.id}`} canOpen={canOpen}>
            {track.album.name}
          </RowLink>
        </div>
      )}
      <div role="gridcell" className={classes.like}>
        <button type="button" tabIndex={-1} data-do="like" aria-label={words.like} aria-pressed={liked}>
          <Heart size={18} stroke={1.75} aria-hidden />
        </button>
      </div>
      <div role="gridcell" className={classes.duration}>
        {formatDuration(track.durationMs)}
      </div>
      <div role="gridcell" className={classes.more}>
        <button type="button" tabIndex={-1} data-do="menu" aria-label={words.more} aria-haspopup="menu" />
      </div>
    </div>
  );
});

function PlayingMark({ moving }: { moving: boolean }) {
  return (
    <span className={classes.bars} data-moving={moving ? '' : undefined} aria-hidden>
      <i />
      <i />
      <i />
    </span>
  );
}
