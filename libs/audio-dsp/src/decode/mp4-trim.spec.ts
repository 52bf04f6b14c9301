import { describe, expect, it } from 'vitest';
import { readMp4Trim } from './mp4-trim.ts';

const RATE = 44_100;
const WHOLE = 100_000;
const numbers = (...values: number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeInt32BE(value | 0);
      return bytes;
    }),
  );
const box = (name: string, ...body: Buffer[]): Buffer => {
  const length = body.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([numbers(length), Buffer.from(name), ...body]);
};
/** A file with a time scale of 1000, and its track. */
const head = box('mvhd', numbers(0, 0, 0, 1000));
const track = (...edits: [length: number, begin: number][]): Buffer =>
  Buffer.concat([
    box('edts', box('elst', numbers(0, edits.length), ...edits.map((edit) => numbers(...edit, 0)))),
    box('mdia', box('mdhd', numbers(0, 0, 0, RATE, WHOLE))),
  ]);
const apple = (text: string): Buffer =>
  box(
    'udta',
    box(
      'meta',
      numbers(0),
      box(
        'ilst',
        box(
          '----',
          box('name', numbers(0), Buffer.from('iTunSMPB')),
          box('data', numbers(1, 0), Buffer.from(text)),
        ),
      ),
    ),
  );

describe('the encoder delay and length of an MP4', () => {
  it('come from the edit list of the track', () => {
    expect(readMp4Trim(head, track([1000, 1024]), RATE)).toEqual({ delay: 1024, samples: RATE });
  });
  it('end with the last packet if the coarser length of the edit list is close to it', () => {
    const about = Math.round(((WHOLE - 1024) * 1000) / RATE);
    expect(readMp4Trim(head, track([about, 1024]), RATE)).toEqual({ delay: 1024, samples: WHOLE - 1024 });
  });
  it('come from Apple’s exact tag where there is one', () => {
    const tagged = Buffer.concat([head, apple(' 00000000 00000840 000001CA 0000000000003FF6')]);
    expect(readMp4Trim(tagged, track([1000, 1024]), RATE)).toEqual({ delay: 0x840, samples: 0x3ff6 });
  });
  it('are unknown without an edit and with several', () => {
    expect(readMp4Trim(head, track(), RATE)).toBeUndefined();
    expect(readMp4Trim(head, track([1000, 0], [1000, 5000]), RATE)).toBeUndefined();
  });
  it.each([
    ['an edit that starts before the track', head, track([1000, -5]), RATE],
    ['a movie time scale of 0', box('mvhd', numbers(0, 0, 0, 0)), track([1000, 0]), RATE],
    ['a track time scale of 0', head, track([1000, 0]), 0],
    ['a tag with invalid numbers', Buffer.concat([head, apple(' 0 -5 0 zz')]), track([1000, -5]), RATE],
  ])('are ignored if implausible: %s', (_what, whole, part, scale) => {
    expect(readMp4Trim(whole, part, scale)).toBeUndefined();
  });
});
