/** Most stars of a rating; 0 stars: not rated. */
export const MAX_STARS = 5;

/** Rating of a song by the caller. */
export interface SongRating {
  id: number;
  /** 1 to 5 */
  stars: number;
  /** when it was rated last, ms since 1970 */
  time: number;
}

/** How often the caller played a song. */
export interface SongPlays {
  id: number;
  plays: number;
  /** end of the last play, ms since 1970 */
  time: number;
}
