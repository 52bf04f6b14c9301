import { z } from 'zod';
import { id, page, whole } from '../fields.ts';

const comments = z.object({ id, ...page(20), before: whole(0, 0, Number.MAX_SAFE_INTEGER) });

export const socialParams = {
  commentPlaylist: comments,
  commentMusic: comments,
};
