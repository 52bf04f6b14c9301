export { ImportButton } from './import/ImportButton.tsx';
export { type ImportEntry, useImportDialog } from './import/use-import-dialog.tsx';
export { RoomMeter } from './screens/cloud/RoomMeter.tsx';
export { libraryScreens } from './screens.ts';
