/** A service answers a question with an error, or with something that is not understood; it may know other things. */
export class OutsideError extends Error {
  override name = 'OutsideError';
}

/** A service cannot be reached, or wants fewer requests; other questions would fail too. */
export class UnreachableError extends OutsideError {
  override name = 'UnreachableError';
}
