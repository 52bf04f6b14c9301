import type { Post } from '@qingyin/data-social';
import { pictureLayout } from '../cards/picture-layout.ts';

/** Head, actions and gaps, px. */
const FRAME = 24 + 44 + 12 + 32 + 16;
const LINE = 27;
const LINE_CHARACTERS = 36;
const TILE = 80;
const FILM = 290;
const GAP = 12;

/** Estimated height of a post, px, before it is rendered and measured. */
export function estimatePostHeight(post: Post): number {
  const { forwarded } = post;
  const original = forwarded && forwarded !== 'gone' ? contentOf(forwarded) + 60 : 44;
  return FRAME + contentOf(post) + (forwarded ? original + GAP : 0);
}

function contentOf({ text, pictures, shared }: Post): number {
  const lines = Math.ceil([...text].length / LINE_CHARACTERS);
  const film = shared?.kind === 'mv' || shared?.kind === 'video';
  return (
    (lines > 0 ? lines * LINE + GAP : 0) +
    (pictures.length > 0 ? picturesHeight(pictures) + GAP : 0) +
    (shared ? (film ? FILM : TILE) + GAP : 0)
  );
}

function picturesHeight(pictures: Post['pictures']): number {
  const { columns, ratio } = pictureLayout(pictures);
  if (columns === 1) return (ratio < 1 ? 300 : 420) / ratio;
  const edge = columns === 2 ? 208 : 176;
  return Math.ceil(pictures.length / columns) * (edge + 6);
}
