export { canFillScreen, toggleFullScreen } from './full-screen/full-screen.ts';
export { loadLyricsEditorOverlay, loadNowPlaying } from './load-now-playing.ts';
