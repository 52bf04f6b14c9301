import { qualityLevels } from '@qingyin/contract';
import type { PlayerSnapshot } from './types.ts';

/**
 * Why a song plays in less than the quality that was chosen.
 * - `saver`: data is being saved
 * - `file`: the browser can't play the better file
 * - `song`: the song does not exist in that quality
 * - `guest`: nobody is logged in, and the service may give members more
 * - `service`: the service gives this listener no more
 */
export type LowerReason = 'saver' | 'file' | 'song' | 'guest' | 'service';

/** Null while nothing is known to play, and when it plays in what was chosen or better. */
export function whyLower(snapshot: PlayerSnapshot): LowerReason | null {
  const { track, playing, level, saving, lowered } = snapshot;
  const rank = qualityLevels.indexOf(level);
  if (!track || !playing || qualityLevels.indexOf(playing.level) >= rank) return null;
  if (lowered) return 'file';
  if (saving) return 'saver';
  // Everybody gets all there is of songs that cost nothing; the best of them may still have to be made.
  if (track.fee === 0) return level === track.bestLevel ? 'service' : 'song';
  if (playing.guest) return 'guest';
  return playing.level === track.bestLevel ? 'song' : 'service';
}
