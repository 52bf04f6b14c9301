const TEXT = /^(?:text|search)$/;

/**
 * `dir` of a field for text: that of what is typed, so that its punctuation stays in place. Undefined while it is
 * empty, which has the direction of the page, and for numbers, dates and passwords.
 */
export function fieldDirection(value: unknown, type = 'text'): 'auto' | undefined {
  return TEXT.test(type) && typeof value === 'string' && value !== '' ? 'auto' : undefined;
}
