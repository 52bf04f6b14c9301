export { ImportButton } from './ImportButton.tsx';
export { useOwnPlaylists } from './use-own-playlists.ts';
export { useImportDialog } from './use-import-dialog.tsx';
