import { describe, expect, it } from 'vitest';
import { isSamePrint, readPrint } from './compare-prints.ts';

/** Integers that look random, from a seed. */
function numbers(seed: number, count: number): Int32Array {
  let state = seed;
  return Int32Array.from({ length: count }, () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return state;
  });
}
/** Turns one of so many bits. */
const withErrors = (print: Int32Array, every: number): Int32Array =>
  print.map((value, at) => {
    let turned = value;
    for (let bit = 0; bit < 32; bit += 1) if ((at * 32 + bit) % every === 0) turned ^= 1 << bit;
    return turned;
  });
const base64 = (print: Int32Array): string => Buffer.from(print.buffer).toString('base64');

describe('isSamePrint', () => {
  const print = numbers(1, 400);

  it('finds a recording again that is shifted and differs in a tenth of the bits', () => {
    expect(isSamePrint(print, withErrors(print, 10))).toBe(true);
    expect(isSamePrint(print, print.slice(5))).toBe(true);
    expect(isSamePrint(print.slice(8), withErrors(print, 12))).toBe(true);
  });

  it('tells recordings apart', () => {
    expect(isSamePrint(print, numbers(2, 400))).toBe(false);
    expect(isSamePrint(print, withErrors(print, 4))).toBe(false);
    expect(isSamePrint(print, print.slice(0, 10))).toBe(false);
  });
});

describe('readPrint', () => {
  it('reads what ffmpeg wrote', () => {
    const print = numbers(3, 100);
    expect(readPrint(base64(print))).toEqual(print);
  });

  it('refuses silence, and sounds that are too short', () => {
    expect(readPrint(base64(new Int32Array(400).fill(627_964_279)))).toBeUndefined();
    expect(readPrint(base64(numbers(3, 10)))).toBeUndefined();
    expect(readPrint('')).toBeUndefined();
  });
});
