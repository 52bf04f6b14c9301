import type { Db } from '@qingyin/server-db';

/** Name of albums without a title on a cloud disk. */
export const UPLOADS_NAME = '云盘';

/** Prefix of the identities of albums of private uploads, see `DeriveOptions`. @param libraryId the library of uploads */
export const uploadsScope = (libraryId: number): string => `uploads-${libraryId}`;

/**
 * The music library of a user's uploads, which only that user hears; it is made with the first upload.
 *
 * @param trx transaction, so that two uploads make one library
 * @param now ms since 1970
 * @returns its id
 */
export async function ensureUploadsLibrary(trx: Db, ownerId: number, now: number): Promise<number> {
  const known = await trx
    .selectFrom('music_library')
    .select('id')
    .where('kind', '=', 'uploads')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  if (known) return known.id;
  const { id } = await trx
    .insertInto('music_library')
    .values({
      ...{
        kind: 'uploads',
        owner_id: ownerId,
        name: UPLOADS_NAME,
        path: '',
        everyone: 0,
        guests: 0,
        watch: 0,
      },
      ...{ from_options: 0, state: 'online', reason: '', detail: '', created_at: now, scanned_at: now },
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
