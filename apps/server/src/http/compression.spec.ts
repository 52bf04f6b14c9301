import { describe, expect, it } from 'vitest';
import { encodingFor } from './compression.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', null],
    ['identity', null],
    ['', null],
    [undefined, null],
  ])('for %j is %s', (accept, encoding) => {
    expect(encodingFor(accept)).toBe(encoding);
  });
});
