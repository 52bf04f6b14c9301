/** The film has no file in any resolution; a retry would not help. */
export class NoFile extends Error {
  override name = 'NoFile';
}
