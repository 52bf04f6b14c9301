import type { Track } from '@qingyin/contract';
import type { QueueSource } from '@qingyin/player';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { type ReactNode } from 'react';
import { CompactSong, CompactSongSkeleton } from './CompactSong.tsx';
import classes from './CompactSongs.module.css';

export interface CompactSongsProps {
  /** accessible name of the list */
  name: string;
  tracks: readonly Track[];
  /** songs that play after a row; default: `tracks` */
  queue?: readonly Track[];
  source?: QueueSource;
  /** default: the queue becomes `queue`, starting at the song */
  onPlay?: (track: Track) => void;
  /** rendered name of a song, and content below it */
  extras?: (track: Track) => { label?: ReactNode; below?: ReactNode };
}

/** Short list of songs in two columns (one on phones). A row plays its song, followed by the others. */
export function CompactSongs(props: CompactSongsProps) {
  const { name, tracks, queue = tracks, source, onPlay, extras } = props;
  const player = usePlayer();
  const playingId = usePlayerState(({ track }) => track?.id ?? null);
  const sounding = usePlayerState(({ status }) => status === 'playing' || status === 'buffering');
  const play = (track: Track) => {
    if (track.id === playingId) return player.toggle();
    if (onPlay) return onPlay(track);
    const playable = queue.filter(({ unplayable }) => unplayable === null);
    player.playList(playable, playable.indexOf(track), source);
  };
  return (
    <ul aria-label={name} className={classes.list}>
      {tracks.map((track) => (
        <CompactSong
          key={track.id}
          track={track}
          mark={track.id === playingId ? (sounding ? 'playing' : 'paused') : null}
          onPlay={() => play(track)}
          {...extras?.(track)}
        />
      ))}
    </ul>
  );
}

/** Skeleton of the list. */
export function CompactSongsSkeleton({ rows }: { rows: number }) {
  return (
    <div className={classes.list} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <CompactSongSkeleton key={row} />
      ))}
    </div>
  );
}
