/** Invalid command-line arguments; the message explains what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
