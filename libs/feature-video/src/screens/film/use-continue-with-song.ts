import { seekOnceCurrent } from '@qingyin/track-actions';
import type { FilmTrack } from '@qingyin/data-video';
import { usePlayer } from '@qingyin/player-react';
import { songPositionOf } from './song-position.ts';

/**
 * Returns a function that continues with the song at the film's position: inserts the song after the current track
 * if it is not current, and plays it, which pauses the film. Undefined without a song.
 */
export function useContinueWithSong(
  song: FilmTrack | null,
  video: HTMLVideoElement | null,
): (() => void) | undefined {
  const player = usePlayer();
  if (!song) return undefined;
  return () => {
    const { track } = song;
    const place = songPositionOf(song, (video?.currentTime ?? 0) * 1000);
    const { track: current, index } = player.snapshot.get();
    if (current?.id === track.id) player.play();
    else {
      player.insert([track], index + 1);
      if (current) player.jumpTo(index + 1);
    }
    seekOnceCurrent(player, track.id, place);
  };
}
