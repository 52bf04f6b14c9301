import type { FilmTrack } from '@qingyin/data-video';
import { startFrom } from '@qingyin/media-kit';
import { usePlayer } from '@qingyin/player-react';
import { songPlaceOf } from './song-place.ts';

/**
 * Goes on with the song where the film is: its queue stays, the song comes next in it where it is not there yet, and the
 * film falls silent as the song begins.
 */
export function useToSong(song: FilmTrack | null, video: HTMLVideoElement | null): (() => void) | undefined {
  const player = usePlayer();
  if (!song) return undefined;
  return () => {
    const { track } = song;
    const place = songPlaceOf(song, (video?.currentTime ?? 0) * 1000);
    const { track: current, index } = player.snapshot.get();
    if (current?.id === track.id) player.play();
    else {
      player.insert([track], index + 1);
      if (current) player.jumpTo(index + 1);
    }
    startFrom(player, track.id, place);
  };
}
