import { endpoint } from '../endpoint.ts';
import type { Comment } from '../entities/people.ts';

export interface CommentPage {
  code: number;
  comments: Comment[];
  hotComments?: Comment[];
  total: number;
  more: boolean;
}

/** contract page, 3.8 */
export const socialEndpoints = {
  commentPlaylist: endpoint<{ id: string; limit?: number; offset?: number; before?: number }, CommentPage>(
    '/comment/playlist',
  ),
  commentMusic: endpoint<{ id: string; limit?: number; offset?: number; before?: number }, CommentPage>(
    '/comment/music',
  ),
};
