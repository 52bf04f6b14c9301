import { POST_MAX, writtenLength } from '@qingyin/contract';
import type { Post } from '@qingyin/data-social';

const CUT = '…';

/**
 * What stands after the words of whoever passes a forward on: who passed it on before, and with which words; cut where it
 * would be longer than a post. Nothing for what is no forward, and for one that is not for everybody: it is not to be quoted.
 */
export function forwardChain({ author, words, forwarded, privacy }: Post): string {
  if (!forwarded || privacy !== 0) return '';
  const chain = `//@${author.nickname}${words === '' ? '' : `：${words}`}`;
  return writtenLength(chain) > POST_MAX ? cut(chain) : chain;
}

/** As much as leaves room for the sign that it was cut; no emoji is taken apart. */
function cut(words: string): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(words)) {
    if (writtenLength(kept + segment + CUT) > POST_MAX) break;
    kept += segment;
  }
  return kept + CUT;
}
