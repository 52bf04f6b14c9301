import { recogniseVideo } from '@qingyin/video-links';
import { expect, it } from 'vitest';
import { postWith, roomBeside } from './post-words.ts';

const link = { provider: 'vimeo', id: '76979871', startS: 5 } as const;
const address = 'https://vimeo.com/76979871#t=5';

it("post text contains the user's text and a link that is recognised again", () => {
  expect(postWith(' 好听 ', link)).toBe(`好听 ${address}`);
  expect(postWith('', link)).toBe(address);
  expect(recogniseVideo(postWith('看 https://example.com/', link))).toEqual(link);
});

it('post text has a limit of 140 characters, including the link; an emoji counts as two', () => {
  expect(roomBeside('', null)).toBe(140);
  expect(roomBeside('', link)).toBe(140 - address.length);
  expect(roomBeside('🎵', link)).toBe(140 - address.length - 2);
  expect(roomBeside('好'.repeat(140), link)).toBe(-address.length - 1);
});
