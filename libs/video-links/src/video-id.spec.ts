import { describe, expect, it } from 'vitest';
import {
  parseExternalVideoId,
  recogniseVideo,
  videoPageUrl,
  externalVideoId,
  type VideoLink,
} from './index.ts';

const links: readonly VideoLink[] = [
  { provider: 'youtube', id: 'dQw4w9WgXcQ', startS: 0 },
  { provider: 'vimeo', id: '76979871/0123abcdef', startS: 3 },
  { provider: 'twitch', id: 'c/CalmNameOfAClip-x_1', startS: 0 },
  { provider: 'soundcloud', id: 'forss/sets/soulhack', startS: 90 },
  { provider: 'dailymotion', id: 'x7tgad0', startS: 7 },
  { provider: 'facebook', id: 'w/abc_DEF-12', startS: 1 },
  { provider: 'wistia', id: 'e4a27b971d', startS: 12 },
  { provider: 'streamable', id: 'moo4a', startS: 2 },
  { provider: 'mixcloud', id: '某人/夜', startS: 3600 },
  { provider: 'bilibili', id: 'av170001/p3', startS: 75 },
];

describe.each(links)("video id in the app's URLs: $provider", (link) => {
  it('is converted to an id and back', () => {
    expect(externalVideoId(link)).toBe(`${link.provider}:${link.id}`);
    expect(parseExternalVideoId(externalVideoId(link), link.startS)).toEqual(link);
    expect(parseExternalVideoId(decodeURIComponent(encodeURIComponent(externalVideoId(link))))?.startS).toBe(
      0,
    );
  });
  it('is recognised by its link at the service, with the start position', () => {
    expect(recogniseVideo(videoPageUrl(link))).toEqual(link);
  });
});

it.each([
  '',
  ':',
  '14',
  '89ADDE33C0AAE8EC14B99F6750DB954D',
  'dQw4w9WgXcQ',
  'youtube',
  'youtube:',
  'youtube:too-short',
  'youtube:dQw4w9WgXcQ?autoplay=1',
  'YouTube:dQw4w9WgXcQ',
  ':dQw4w9WgXcQ',
  'nobody:dQw4w9WgXcQ',
  'constructor:x',
  'vimeo:1/../2',
])("%s is not the id of another service's video", (vid) => {
  expect(parseExternalVideoId(vid)).toBeNull();
});
