import { z } from 'zod';
import type { CommentPage } from '../../endpoints/social.ts';
import { comment } from './people.ts';
import { count, ok, shapeOf } from './values.ts';

const page = shapeOf<CommentPage>()({
  code: ok,
  comments: z.array(comment),
  // With the first page only (contract page, 3.8).
  hotComments: z.array(comment).optional(),
  total: count,
  more: z.boolean(),
});

/** contract page, 3.8 */
export const socialAnswers = { commentPlaylist: page, commentMusic: page };
