import type { Viewer } from '@qingyin/server-catalogue';

/** The user for whom something is recommended, with the music libraries they hear, and the time. */
export interface RecommendationUser extends Viewer {
  userId: number;
  /** ms since 1970 */
  now: number;
}
