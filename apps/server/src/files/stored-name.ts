const NAME = /^[0-9a-f]{2}\/([0-9a-f]{64})-[0-9a-f]+$/;

/**
 * The SHA-256 that the name of a stored file promises, see `FileStore`.
 *
 * @param name below the store's folder, `ab/<sha256>-<random>`
 * @returns hex; undefined for a file of another kind
 */
export const hashInName = (name: string): string | undefined => NAME.exec(name)?.[1];

/** Folder of users' files in the data folder. */
export const STORED_FILES = 'files';
