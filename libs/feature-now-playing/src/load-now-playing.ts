/** Loads the now-playing page on demand. */
export const loadNowPlaying = () => import('./NowPlaying.tsx');

/** Loads the lyrics editor on demand. */
export const loadLyricsEditorOverlay = () => import('./LyricsEditorOverlay.tsx');
