export { ImportButton } from './import/ImportButton.tsx';
export { type ImportEntry, useImportDialog } from './import/use-import-dialog.tsx';
export { libraryScreens } from './screens.ts';
