const NAME = /^[0-9a-f]{2}\/([0-9a-f]{64})-[0-9a-f]+$/;

/**
 * SHA-256 in the name of a stored file, see `FileStore`.
 *
 * @param name relative to the store's folder, `ab/<sha256>-<random>`
 * @returns hex; undefined for other files
 */
export const hashFromStoredName = (name: string): string | undefined => NAME.exec(name)?.[1];

/** Folder of users' files in the data folder. */
export const STORED_FILES_FOLDER = 'files';
