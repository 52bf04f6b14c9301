import { POST_MAX, writtenLength } from '@qingyin/contract';
import { serviceAddress, type VideoLink } from '@qingyin/video-links';

/** A post that shows a video of another service: one's words, and its address, which any service keeps. */
export const postWith = (words: string, link: VideoLink): string =>
  [words.trim(), serviceAddress(link)].filter(Boolean).join(' ');

/** How many characters more fit beside the link, as the service counts them; below 0: so many too many. */
export const roomBeside = (words: string, link: VideoLink | null): number =>
  POST_MAX - writtenLength(link ? postWith(words, link) : words);
