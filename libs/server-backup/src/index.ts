export { FolderInUse, lockFolder } from './data-folder/lock.ts';
export { checkMissingDatabase } from './data-folder/missing-database-check.ts';
export { finishInterruptedRestore, lockAndFinishInterruptedRestore } from './finish-interrupted-restore.ts';
export { makeBackup } from './make-backup.ts';
export { dropSchema, swapSchemas } from './postgres-schemas.ts';
export { restoreBackup } from './restore-backup.ts';
export {
  type RestorePlan,
  SQLITE_SIDE_FILES,
  discardStaging,
  stagingFolder,
  writeRestoreJournal,
} from './restore-staging.ts';
export { swapData } from './swap-data.ts';
