import { type Track } from '@qingyin/contract';
import { formatDuration } from '@qingyin/i18n';
import { classNames, PlayingMark } from '@qingyin/ui';
import { memo, useEffect, useState } from 'react';
import { type DetailQueue } from './detail-queue.ts';
import { NamesCell } from './NamesCell.tsx';
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
  queue: DetailQueue;
}

/**
 * One song. Everything is a plain value and every handler sits on the grid (`data-do`), so that a row is drawn
 * once and scrolling costs nothing for the rows that stay. Number and marks are drawn by the stylesheet: a dozen
 * elements a row, as a wheel brings a dozen rows a frame.
 */
export const SongRow = memo(function SongRow(props: SongRowProps) {
  const { index, track, top, mark, liked, selected, reachable, withAlbum, words, canOpen } = props;
  const whole = useWhole(props.queue);
  const reason = track.unplayable ? words.unplayable[track.unplayable] : null;
  const artists = track.artists.map(({ name }) => name).join(' / ');
  const attributes = {
    role: 'row',
    'aria-rowindex': index + 2,
    'aria-label': [track.name, artists, withAlbum && track.album.name, reason].filter(Boolean).join(' · '),
    'aria-selected': selected,
    'aria-current': mark ? ('true' as const) : undefined,
    tabIndex: reachable ? 0 : -1,
    'data-row': index,
    'data-dim': reason ? '' : undefined,
    className: classes.row,
    style: { insetBlockStart: top },
  };
  const number = mark ? undefined : index + 1;
  if (!whole)
    return (
      <div {...attributes}>
        <div role="gridcell" className={classes.index} data-number={number} />
        <bdi role="gridcell" className={classNames(classes.name, classes.flying)}>
          {track.name}
        </bdi>
        <bdi role="gridcell" className={classes.artists}>
          {artists}
        </bdi>
      </div>
    );
  return (
    <div {...attributes}>
      <div role="gridcell" className={classes.index} data-number={number}>
        <button
          type="button"
          tabIndex={-1}
          data-do="play"
          className={classes.play}
          aria-label={words.play}
          disabled={!!reason}
        />
        {mark && <PlayingMark className={classes.bars} moving={mark === 'playing'} />}
      </div>
      <div role="gridcell" className={classes.title}>
        <bdi className={classes.name}>{track.name}</bdi>
        {track.aliases[0] && <bdi className={classes.alias}>{track.aliases[0]}</bdi>}
        {songBadges(track, words)}
        {reason && <span className={classes.reason}>{reason}</span>}
      </div>
      <NamesCell
        className={classes.artists}
        path="/artists-detail"
        names={track.artists.map(({ id, name }) => ({ name, href: `/artists-detail?id=${id}` }))}
        canOpen={canOpen}
      />
      {withAlbum && (
        <NamesCell
          className={classes.album}
          path="/album/$id"
          names={[{ name: track.album.name, href: `/album/${track.album.id}` }]}
          canOpen={canOpen}
        />
      )}
      <div role="gridcell" className={classes.like}>
        <button type="button" tabIndex={-1} data-do="like" aria-label={words.like} aria-pressed={liked} />
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

/** Whether the row is drawn whole: at once, or when its turn comes. */
function useWhole(queue: DetailQueue): boolean {
  const [whole, setWhole] = useState(queue.admit);
  useEffect(() => (whole ? undefined : queue.add(() => setWhole(true))), [whole, queue]);
  return whole;
}
