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
  /** all that plays on from a row; default: the rows */
  queue?: readonly Track[];
  source?: QueueSource;
  /** default: the song and those after it become the queue */
  onPlay?: (track: Track) => void;
  /** a name as it is drawn, and what stands under a song */
  extras?: (track: Track) => { label?: ReactNode; below?: ReactNode };
}

/** A short list of songs in two columns (one on phones). A row plays; the others follow it. */
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

/** The list in its shape, while it is not there. */
export function CompactSongsSkeleton({ rows }: { rows: number }) {
  return (
    <div className={classes.list} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <CompactSongSkeleton key={row} />
      ))}
    </div>
  );
}
