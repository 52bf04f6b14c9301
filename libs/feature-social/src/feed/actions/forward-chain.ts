import { POST_MAX, cleanedLength } from '@qingyin/contract';
import type { Post } from '@qingyin/data-social';

const CUT = '…';

/**
 * Text appended when a forward is forwarded again: the previous author and their text (`//@name：text`), truncated
 * to the maximum length of a post. Empty if the post is not a forward, or is not public and must not be quoted.
 */
export function forwardChain({ author, text, forwarded, privacy }: Post): string {
  if (!forwarded || privacy !== 0) return '';
  const quoted = `//@${author.nickname}${text === '' ? '' : `：${text}`}`;
  return cleanedLength(quoted) > POST_MAX ? cut(quoted) : quoted;
}

/** Truncates at grapheme boundaries and appends an ellipsis, within the maximum length of a post. */
function cut(text: string): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (cleanedLength(kept + segment + CUT) > POST_MAX) break;
    kept += segment;
  }
  return kept + CUT;
}
