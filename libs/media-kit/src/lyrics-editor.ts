/** @file Entry of the lyrics editor, separate from the rest: import it from lazily loaded chunks only. */
export { LyricsEditor, type LyricsEditorProps } from './lyrics-editor/LyricsEditor.tsx';
