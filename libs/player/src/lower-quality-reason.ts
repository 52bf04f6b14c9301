import { qualityLevels } from '@qingyin/contract';
import type { PlayerSnapshot } from './types.ts';

/**
 * Why a track plays in a lower quality than the chosen one.
 * - `saver`: the data saver is on
 * - `limit`: the listener has set a limit of the bit rate
 * - `file`: the browser cannot decode the better file
 * - `song`: the track does not exist in that quality
 * - `guest`: the user is not logged in, and the service may give members more
 * - `service`: the service gives this user no more
 */
export type LowerQualityReason = 'saver' | 'limit' | 'file' | 'song' | 'guest' | 'service';

/** Null while no URL is known, and when the quality is the chosen one or higher. */
export function lowerQualityReason(snapshot: PlayerSnapshot): LowerQualityReason | null {
  const { track, playing, level, saving, limit, saverLimit, qualityLowered } = snapshot;
  const rank = qualityLevels.indexOf(level);
  if (!track || !playing || qualityLevels.indexOf(playing.level) >= rank) return null;
  if (qualityLowered) return 'file';
  if (playing.limited) return 'service';
  if (saving && saverLimit > 0) return 'saver';
  if (limit > 0) return 'limit';
  // Free tracks are available to all users in full quality; the best file may not be encoded yet.
  if (track.fee === 0) return level === track.bestLevel ? 'service' : 'song';
  if (playing.guest) return 'guest';
  return playing.level === track.bestLevel ? 'song' : 'service';
}
