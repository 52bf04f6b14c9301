import { type RenderQueue, useRenderedFully } from '@qingyin/list-layout';
import { type Track } from '@qingyin/contract';
import { formatDuration } from '@qingyin/i18n';
import { classNames, PlayingIndicator } from '@qingyin/ui';
import { type ComponentType, memo, type ReactNode, useState } from 'react';
import { NamesCell } from './NamesCell.tsx';
import { LinkedSongPlayButton } from './LinkedSongPlayButton.tsx';
import controls from './RowControls.module.css';
import classes from './SongRow.module.css';
import { RowCover } from './RowCover.tsx';
import { songBadges } from './song-badges.tsx';
import { type RowLabels } from './row-labels.ts';
import { type SongColumn } from './song-grid-props.ts';

export interface SongRowProps {
  index: number;
  track: Track;
  /** px from the first row */
  top: number;
  mark: 'playing' | 'paused' | null;
  liked: boolean;
  selected: boolean;
  /** the row that the Tab key reaches */
  reachable: boolean;
  withCover: boolean;
  withAlbum: boolean;
  withDuration: boolean;
  columns?: readonly SongColumn[] | undefined;
  /** time at which the song was played */
  when?: string | undefined;
  /** draws a line above the row */
  beginsDay?: boolean;
  labels: RowLabels;
  /** label of the play button of a linked song */
  offer?: string;
  drawName?: (name: string) => ReactNode;
  /** the row stands above the current one in the queue */
  over?: boolean | undefined;
  /** buttons that replace the heart */
  Tools?: ComponentType<{ name: string }> | undefined;
  queue: RenderQueue;
  /** number of the first row of the list */
  firstNumber?: number | undefined;
}

/**
 * One song. Props are plain values and the grid handles all events (`data-do`), so that rows do not render again
 * while scrolling. CSS draws numbers and icons, to save elements: a wheel step shows a dozen new rows in a frame. Rows that
 * appear during fast scrolling consist of their title until the list rests.
 */
export const SongRow = memo(function SongRow(props: SongRowProps) {
  const { index, track, top, mark, liked, selected, reachable, withAlbum, withDuration, labels } = props;
  const { drawName = asItIs, offer, columns, when, withCover, Tools } = props;
  const whole = useRenderedFully(props.queue);
  const [passing] = useState(props.queue.isFast);
  const shared = {
    role: 'row',
    'aria-rowindex': index + 2,
    'aria-label': track.name,
    'aria-selected': selected,
    tabIndex: reachable ? 0 : -1,
    'data-row': index,
    'data-song': track.id,
    className: classes.row,
    style: { insetBlockStart: top },
  };
  const cover = withCover && <span className={classes.cover} />;
  const title = (
    <bdi
      role="gridcell"
      lang={labels.languageOf(track.name)}
      className={classNames(classes.name, classes.flying)}
    >
      {track.name}
    </bdi>
  );
  if (!whole && passing)
    return (
      <div {...shared}>
        {cover}
        {title}
      </div>
    );
  const reason = track.unplayable ? labels.unplayable[track.unplayable] : null;
  const [alias] = track.aliases;
  const names = track.artists.map(({ id, name }) => ({
    name: labels.artistName(name),
    href: id ? `/artists-detail?id=${id}` : undefined,
  }));
  const artists = names.map(({ name }) => name).join(' / ');
  const album = track.album.name || (track.album.id ? labels.unnamedAlbum : '');
  const attributes = {
    ...shared,
    'aria-label': [
      track.name,
      artists,
      withAlbum && album,
      when,
      formatDuration(track.durationMs),
      liked && labels.isLiked,
      reason,
      !reason && offer,
    ]
      .filter(Boolean)
      .join(' · '),
    'aria-current': mark ? ('true' as const) : undefined,
    'data-dim': reason ? '' : undefined,
    'data-over': props.over ? '' : undefined,
    'data-day': props.beginsDay ? '' : undefined,
    'data-linked': offer === undefined ? undefined : '',
  };
  const number = mark ? undefined : index + (props.firstNumber ?? 1);
  if (!whole)
    return (
      <div {...attributes}>
        <div role="gridcell" className={controls.index} data-number={number} />
        {cover}
        {alias ? (
          <div role="gridcell" className={classes.title}>
            <bdi lang={labels.languageOf(track.name)} className={classes.name}>
              {track.name}
            </bdi>
            <bdi lang={labels.languageOf(alias)} className={classes.alias}>
              {alias}
            </bdi>
          </div>
        ) : (
          title
        )}
        <bdi role="gridcell" lang={labels.languageOf(artists)} className={classes.artists}>
          {artists}
        </bdi>
      </div>
    );
  return (
    <div {...attributes}>
      <div role="gridcell" className={controls.index} data-number={number}>
        <button
          type="button"
          tabIndex={-1}
          data-do="play"
          className={controls.play}
          aria-label={labels.play}
          disabled={!!reason}
        />
        {mark && <PlayingIndicator className={controls.bars} moving={mark === 'playing'} />}
      </div>
      {withCover && <RowCover src={track.album.picUrl} className={classes.cover} />}
      <div role="gridcell" className={classes.title}>
        <bdi lang={labels.languageOf(track.name)} className={classes.name}>
          {drawName(track.name)}
        </bdi>
        {alias && (
          <bdi lang={labels.languageOf(alias)} className={classes.alias}>
            {drawName(alias)}
          </bdi>
        )}
        {songBadges(track, labels)}
        {reason && <span className={classes.reason}>{reason}</span>}
        {offer && !reason && <LinkedSongPlayButton text={offer} />}
      </div>
      <NamesCell
        className={classes.artists}
        names={names}
        languageOf={labels.languageOf}
        drawName={drawName}
      />
      {withAlbum && (
        <NamesCell
          className={classes.album}
          boxed
          names={[{ name: album, href: track.album.id ? `/album/${track.album.id}` : undefined }]}
          languageOf={labels.languageOf}
          drawName={drawName}
        />
      )}
      {columns && (
        <div role="presentation" className={classes.own}>
          {columns.map(({ id, cell, numeric }) => (
            <bdi key={id} role="gridcell" className="qy-ellipsis" data-numeric={numeric ? '' : undefined}>
              {cell(track)}
            </bdi>
          ))}
        </div>
      )}
      {when !== undefined && (
        <div role="gridcell" className={classes.when}>
          {when}
        </div>
      )}
      <div role="gridcell" className={Tools ? classes.tools : controls.like}>
        {Tools ? (
          <Tools name={track.name} />
        ) : (
          <button type="button" tabIndex={-1} data-do="like" aria-label={labels.like} aria-pressed={liked} />
        )}
      </div>
      {withDuration && (
        <div role="gridcell" className={classes.duration}>
          {formatDuration(track.durationMs)}
        </div>
      )}
      <div role="gridcell" className={controls.more}>
        <button type="button" tabIndex={-1} data-do="menu" aria-label={labels.more} aria-haspopup="menu" />
      </div>
    </div>
  );
});

const asItIs = (name: string): ReactNode => name;
