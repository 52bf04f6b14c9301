export { ImportButton } from './import/ImportButton.tsx';
export { type ImportDialogHandle, useImportDialog } from './import/use-import-dialog.tsx';
export { SpaceMeter } from './screens/cloud/SpaceMeter.tsx';
export { libraryScreens } from './screens.ts';
