export { LyricsEditor } from './LyricsEditor.tsx';
