import { POST_MAX, cleanedLength } from '@qingyin/contract';
import { videoPageUrl, type VideoLink } from '@qingyin/video-links';

/**
 * Text of a post that shows a video of another service: the user's text and the link, which any service preserves.
 */
export const buildPostText = (text: string, link: VideoLink): string =>
  [text.trim(), videoPageUrl(link)].filter(Boolean).join(' ');

/** Characters left beside the link, as counted by the service; negative if the text is too long. */
export const remainingCharacters = (text: string, link: VideoLink | null): number =>
  POST_MAX - cleanedLength(link ? buildPostText(text, link) : text);
