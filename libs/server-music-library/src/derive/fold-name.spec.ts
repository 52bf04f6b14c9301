import fc from 'fast-check';
import { expect, it } from 'vitest';
import { artistKey } from './artist-key.ts';
import { foldName } from './fold-name.ts';

it.each([
  ['Björk', 'BJÖRK'],
  ['Björk', 'Bjo\u0308rk'],
  ['Ｂ’ｚ', "b'z"],
  ['a‐ha', 'A-ha'],
  ['周杰倫', '周杰伦'],
  ['The  Beatles', ' the beatles\u200b'],
  ['Sigur\u00a0Rós', 'Sigur Rós'],
  ['群星', 'Various Artists'],
  ['V.A.', 'VA'],
  ['華語群星', 'Varios Artistas'],
  ['(Various Artists)', '[various artists]'],
])('%j and %j are one artist', (one, other) => {
  expect(artistKey(one)).toBe(artistKey(other));
});

it.each([
  ['Björk', 'Bjork'],
  ['Mø', 'Mo'],
  ['AC/DC', 'ACDC'],
  ['!!!', '???'],
  ['V', 'VA'],
  ['\u200b', '\u200d'],
])('%j and %j are two artists', (one, other) => {
  expect(artistKey(one)).not.toBe(artistKey(other));
});

it('identifies artists by MusicBrainz id first', () => {
  const mbid = '87C5DEDD-371D-4A53-9F7F-80522FB7F3CB';
  expect(artistKey('Björk', mbid)).toBe(`mbid:${mbid.toLowerCase()}`);
  expect(artistKey('Sampler', '89ad4ac3-39f7-470e-963a-56509c546377')).toBe(artistKey('群星'));
});

it('bounds identities of long names for the index of a database', () => {
  expect(artistKey('\ufdfa'.repeat(200)).length).toBeLessThan(100);
});

it('folds a folded name to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (name) => {
      expect(foldName(foldName(name))).toBe(foldName(name));
    }),
  );
});
