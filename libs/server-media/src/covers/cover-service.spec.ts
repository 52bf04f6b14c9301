import sharp from 'sharp';
import { expect, test } from 'vitest';
import { moods } from '../compose/song-spec.ts';
import type { CoverKind } from '../types.ts';
import { createCoverService } from './cover-service.ts';

const covers = createCoverService();
const kinds: CoverKind[] = ['album', 'artist', 'avatar', 'playlist', 'chart', 'banner', 'mv'];

test('ids are parsed back to their spec and invalid ids are rejected', () => {
  const spec = { kind: 'album', mood: 'night', seed: 'jing-ye-si-2' } as const;
  expect(covers.parse(covers.id(spec))).toEqual(spec);
  expect(covers.parse(`${covers.id(spec)}.jpg`)).toEqual(spec);
  for (const bad of [
    'album-night',
    'album-noon-x',
    'song-night-x',
    'toString-night-x',
    'album-night-../x',
    '',
  ]) {
    expect(covers.parse(bad)).toBeUndefined();
  }
});

test('pictures are deterministic and differ by seed', () => {
  const spec = { kind: 'album', mood: 'spring', seed: 'one' } as const;
  expect(covers.svg(spec)).toBe(createCoverService().svg(spec));
  expect(covers.svg({ ...spec, seed: 'two' })).not.toBe(covers.svg(spec));
});

test('every kind in every mood is valid SVG without text, links or invalid numbers', () => {
  for (const kind of kinds) {
    for (const mood of moods) {
      for (let i = 0; i < 4; i++) {
        const svg = covers.svg({ kind, mood, seed: `s${i}` });
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|href/);
      }
    }
  }
});

test('a picture is rendered in its size and is not a single colour', async () => {
  const { width, height } = covers.size('banner');
  const image = sharp(Buffer.from(covers.svg({ kind: 'banner', mood: 'calm', seed: 'a' })));
  const meta = await image.metadata();
  expect([meta.width, meta.height]).toEqual([width, height]);
  const { channels } = await image.stats();
  expect(channels[0]?.stdev ?? 0).toBeGreaterThan(5);
});
