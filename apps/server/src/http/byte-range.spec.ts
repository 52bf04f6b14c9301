import { describe, expect, it } from 'vitest';
import { hasVersion, rangeStillHolds, readRange } from './byte-range.ts';

describe('readRange for a file of 1000 bytes', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=100-199', { start: 100, end: 199 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-1', { start: 999, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=5-1', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['items=0-1', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=a-b', 'whole'],
    [undefined, 'whole'],
  ])('parses %s', (header, expected) => {
    expect(readRange(header, 1000)).toEqual(expected);
  });
});

describe('conditional requests', () => {
  it('honours If-Range only for the same entity tag', () => {
    expect(rangeStillHolds(undefined, '"a"')).toBe(true);
    expect(rangeStillHolds('"a"', '"a"')).toBe(true);
    expect(rangeStillHolds('"b"', '"a"')).toBe(false);
    expect(rangeStillHolds('Wed, 21 Oct 2015 07:28:00 GMT', '"a"')).toBe(false);
  });
  it('accepts lists, weak tags and a star in If-None-Match', () => {
    expect(hasVersion('"b", W/"a"', '"a"')).toBe(true);
    expect(hasVersion('*', '"a"')).toBe(true);
    expect(hasVersion('"b"', '"a"')).toBe(false);
    expect(hasVersion(undefined, '"a"')).toBe(false);
  });
});
