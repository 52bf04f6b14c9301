import { describe, expect, it } from 'vitest';
import { encodingFor } from './compression.ts';

describe('encodingFor', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', null],
    ['identity', null],
    ['', null],
    [undefined, null],
  ])('returns for %j: %s', (accept, encoding) => {
    expect(encodingFor(accept)).toBe(encoding);
  });
});
