/** Something is wrong with what was typed; the text says what. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
