import { createHash } from 'node:crypto';

/** Longest identity, characters; indexes of PostgreSQL hold about 2700 bytes. */
const KEY_MAX = 400;

/** An identity that fits into an index: a long one is replaced by its hash. */
export const boundedKey = (kind: string, text: string): string =>
  text.length > KEY_MAX ? `${kind}#:${createHash('sha256').update(text).digest('hex')}` : `${kind}:${text}`;
