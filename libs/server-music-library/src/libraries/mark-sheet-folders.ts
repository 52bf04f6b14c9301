import { type Db, inWriteTransaction } from '@qingyin/server-db';

/**
 * Marks the folders with CUE sheets, beside sound files or in their tags, so that the next scan derives their albums
 * again.
 */
export const markSheetFolders = (db: Db): Promise<void> =>
  inWriteTransaction(db, async (trx) => {
    const libraries = trx.selectFrom('music_library').select('id').where('kind', '=', 'folder');
    // Quotation marks within names and texts are escaped in JSON, so that only the keys are found.
    const tagged = trx.selectFrom('music_file').select('folder_id').where('tags', 'like', '%"cueSheet":%');
    await trx
      .updateTable('music_folder')
      .set({ dirty: 1 })
      .where('library_id', 'in', libraries)
      .where((eb) => eb.or([eb('sidecars', 'like', '%"cues":%'), eb('id', 'in', tagged)]))
      .execute();
  });
