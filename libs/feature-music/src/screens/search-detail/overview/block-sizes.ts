/** Songs that the overview shows. */
export const SONG_ROWS = 6;
/** Songs found by their lyrics that the overview shows. */
export const LYRIC_ROWS = 4;
