/** Id of a folder in an address; undefined for the libraries and anything that is no number. */
export function folderIdOf({ id }: { id?: string | undefined }): number | undefined {
  return id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}

/** Link to a folder; without an id to the libraries. */
export const folderLink = (id?: number) =>
  ({ to: '/library/folders', search: id === undefined ? {} : { id: String(id) } }) as const;
