import {
  buildTrack,
  buildTracks,
  type HarnessOptions,
  setUpPlayer,
  type TestHarness,
} from '@qingyin/player/testing';
import { type ReactNode, useState } from 'react';
import { PlayerProvider } from '../player-context.tsx';

/** A track with long names. */
export const longTrack = buildTrack({
  id: 1,
  name: '春江花月夜与琵琶行并长恨歌，在江南的雨里听完的一整个漫长的夏天',
  artists: ['白居易', '张若虚', 'The Long Ensemble of Riverside Musicians'].map((name, id) => ({ id, name })),
});

/** Plays the first of 12 songs. */
export const playSongs = ({ player }: TestHarness): void => player.playList(buildTracks(12), 0);

/** Starts a song that stays loading. */
export const loadSong = (bench: TestHarness): void => {
  bench.audio.autoStart = false;
  playSongs(bench);
};

interface GalleryPlayerProps {
  /** brings the player into the state; default: it plays nothing */
  prepare?: (bench: TestHarness) => void;
  /** ports of the player */
  options?: HarnessOptions;
  children: ReactNode;
}

/** A player of its own for one state in the gallery, on fake ports. */
export function GalleryPlayer({ prepare, options, children }: GalleryPlayerProps) {
  const [player] = useState(() => {
    const bench = setUpPlayer(options);
    prepare?.(bench);
    return bench.player;
  });
  return <PlayerProvider player={player}>{children}</PlayerProvider>;
}
