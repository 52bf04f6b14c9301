export { loadLyricsEditorOverlay, loadNowPlaying } from './load-now-playing.ts';
