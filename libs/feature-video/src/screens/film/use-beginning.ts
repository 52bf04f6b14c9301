import type { FilmTrack } from '@qingyin/data-video';
import { usePlayer } from '@qingyin/player-react';
import { useArrival } from '@qingyin/routing';
import { useState } from 'react';
import { filmPlaceOf } from './song-place.ts';

interface Beginning {
  /** ms; undefined: where the viewer was last */
  startMs: number | undefined;
  autoplay: boolean;
}

/**
 * How a film begins: at the place its link names; else, while its song is heard, where the song is; else where the viewer
 * was last. Who came by a link inside the product has asked for it and gets it at once; who opened the page, or came back
 * to it, finds it standing.
 */
export function useBeginning(
  song: FilmTrack | null,
  durationMs: number,
  startS: number | undefined,
): Beginning {
  const player = usePlayer();
  const asked = useArrival() === 'link';
  return useState((): Beginning => {
    if (startS !== undefined) return { startMs: startS * 1000, autoplay: asked };
    const { track, status } = player.snapshot.get();
    const heard = asked && song !== null && status === 'playing' && track?.id === song.track.id;
    const place = heard ? filmPlaceOf(song, player.positionMs(), durationMs) : null;
    return { startMs: place ?? undefined, autoplay: asked };
  })[0];
}
