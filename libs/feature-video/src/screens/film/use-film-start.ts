import type { FilmTrack } from '@qingyin/data-video';
import { usePlayer } from '@qingyin/player-react';
import { useNavigationType } from '@qingyin/routing';
import { useState } from 'react';
import { filmPositionOf } from './song-position.ts';

interface Beginning {
  /** undefined: the stored position */
  startMs: number | undefined;
  autoplay: boolean;
}

/**
 * Start of a film: the position in the link; else, if its song is playing, the position of the song; else the
 * stored position. Autoplays after navigation inside the app, but not when the page was opened directly or by
 * Back.
 */
export function useFilmStart(
  song: FilmTrack | null,
  durationMs: number,
  startS: number | undefined,
): Beginning {
  const player = usePlayer();
  const asked = useNavigationType() === 'link';
  return useState((): Beginning => {
    if (startS !== undefined) return { startMs: startS * 1000, autoplay: asked };
    const { track, status } = player.snapshot.get();
    const heard = asked && song !== null && status === 'playing' && track?.id === song.track.id;
    const place = heard ? filmPositionOf(song, player.positionMs(), durationMs) : null;
    return { startMs: place ?? undefined, autoplay: asked };
  })[0];
}
