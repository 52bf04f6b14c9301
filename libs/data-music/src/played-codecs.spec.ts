import { expect, it } from 'vitest';
import { codecsOf } from './played-codecs.ts';

const elementWith = (...played: string[]) => ({
  canPlayType: (type: string) => (played.some((part) => type.includes(part)) ? 'probably' : ''),
});

it('names what a browser plays, for browsers with and without ALAC and Opus in Ogg', () => {
  expect(codecsOf(elementWith('flac', 'opus') as HTMLMediaElement)).toBe('flac,opus');
  expect(codecsOf(elementWith('flac', 'alac') as HTMLMediaElement)).toBe('flac,alac');
});

it('says nothing for a browser that claims to play none of them', () => {
  expect(codecsOf(elementWith() as HTMLMediaElement)).toBeUndefined();
});
