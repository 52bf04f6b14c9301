/** A film has no file, whatever one asks for: no failure that another try would mend. */
export class NoFile extends Error {
  override name = 'NoFile';
}
