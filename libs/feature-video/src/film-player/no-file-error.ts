/** The film has no file in any resolution; a retry would not help. */
export class NoFileError extends Error {
  override name = 'NoFile';
}
