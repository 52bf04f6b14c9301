/** Name of the capability in `/x/capabilities` for ratings and plays of songs (docs/api-extensions.md). */
export const SONG_RATINGS = 'song-ratings';
