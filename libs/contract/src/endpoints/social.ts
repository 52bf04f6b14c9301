/** @file contract page, 3.8 */
import { endpoint } from '../endpoint.ts';
import type { Comment } from '../entities/people.ts';

export interface CommentPage {
  code: number;
  comments: Comment[];
  hotComments?: Comment[];
  total: number;
  more: boolean;
}

export const commentPlaylist = endpoint<
  { id: string; limit?: number; offset?: number; before?: number },
  CommentPage
>('/comment/playlist');
export const commentMusic = endpoint<
  { id: string; limit?: number; offset?: number; before?: number },
  CommentPage
>('/comment/music');
