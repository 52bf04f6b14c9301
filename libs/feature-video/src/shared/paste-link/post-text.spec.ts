import { recogniseVideo } from '@qingyin/video-links';
import { expect, it } from 'vitest';
import { buildPostText, remainingCharacters } from './post-text.ts';

const link = { provider: 'vimeo', id: '76979871', startS: 5 } as const;
const address = 'https://vimeo.com/76979871#t=5';

it("post text contains the user's text and a link that is recognised again", () => {
  expect(buildPostText(' 好听 ', link)).toBe(`好听 ${address}`);
  expect(buildPostText('', link)).toBe(address);
  expect(recogniseVideo(buildPostText('看 https://example.com/', link))).toEqual(link);
});

it('post text has a limit of 140 characters, including the link; an emoji counts as two', () => {
  expect(remainingCharacters('', null)).toBe(140);
  expect(remainingCharacters('', link)).toBe(140 - address.length);
  expect(remainingCharacters('🎵', link)).toBe(140 - address.length - 2);
  expect(remainingCharacters('好'.repeat(140), link)).toBe(-address.length - 1);
});
