import { type Comment, endpoints, type WrittenComment } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { insertComment, removeComment, cancelCommentFetches } from './comment-cache.ts';
import { type Thread, writingParams } from './comment-thread.ts';
import { socialKeys } from './keys.ts';

export type RepliedComment = Pick<Comment, 'commentId' | 'parentCommentId'> &
  Partial<Pick<Comment, 'content' | 'user'>>;

/** A comment to write. */
export interface CommentInput {
  content: string;
  /** the comment that this one replies to, with its text where known */
  replyTo?: RepliedComment | undefined;
  /** position in the song, ms; only with the capability `comment-moments` */
  at?: number | undefined;
}

const writing = (thread: Thread) => [...socialKeys.comments(thread), 'writing'] as const;

/** Filter that finds pending comments of a thread; their variables are of type `CommentInput`. */
export const pendingCommentsFilter = (thread: Thread) =>
  ({ mutationKey: writing(thread), status: 'pending' }) as const;

/**
 * Writes a comment or a reply. While it is pending, `pendingCommentsFilter` finds it and no list changes; after
 * success it is inserted at the top of every list it belongs to. So a refusal needs no rollback.
 */
export const writeCommentMutation = (thread: Thread) =>
  mutationOptions({
    mutationKey: writing(thread),
    mutationFn: async ({ content, replyTo, at }: CommentInput): Promise<WrittenComment | undefined> => {
      const params = {
        ...writingParams(thread),
        content,
        ...(at !== undefined && { at }),
        ...(replyTo ? { t: 2 as const, commentId: String(replyTo.commentId) } : { t: 1 as const }),
      };
      return expectOk(await http.call(endpoints.social.comment, { params })).comment;
    },
    onSuccess: async (written, input, _result, { client }) => {
      if (thread.kind === 'song' && input.at !== undefined)
        void client.invalidateQueries({ queryKey: socialKeys.moments(thread.id) });
      // Refetches when the service does not return the comment, or when the text of the replied comment is
      // unknown.
      if (!written || (input.replyTo && input.replyTo.content === undefined))
        return client.invalidateQueries({ queryKey: socialKeys.comments(thread) });
      await cancelCommentFetches(client, thread);
      insertComment(client, thread, toComment(written, input));
    },
  });

/** Converts a written comment to the form that lists have. */
function toComment(written: WrittenComment, { replyTo, at }: CommentInput): Comment {
  const { commentId, content, time, user, mentions } = written;
  const moment = written.at ?? at;
  return {
    commentId,
    parentCommentId: replyTo ? replyTo.parentCommentId || replyTo.commentId : 0,
    content,
    time,
    timeStr: '',
    likedCount: 0,
    liked: false,
    owner: true,
    status: 0,
    user,
    beReplied: replyTo ? quote(replyTo) : null,
    replyCount: 0,
    ...(moment !== undefined && { at: moment }),
    ...(mentions && { mentions }),
  };
}

function quote({ commentId, content, user }: RepliedComment): Comment['beReplied'] {
  if (content === undefined || user === undefined) return null;
  return [{ beRepliedCommentId: commentId, content, user }];
}

/**
 * Deletes a comment of the user.
 *
 * @param last the page is closing: the request is sent with `keepalive`
 */
export async function deleteComment(
  client: QueryClient,
  thread: Thread,
  comment: Comment,
  last = false,
): Promise<void> {
  const params = { ...writingParams(thread), t: 0 as const, commentId: String(comment.commentId) };
  expectOk(await http.call(endpoints.social.comment, { params, ...(last && { keepalive: true }) }));
  await dropDeletedComment(client, thread, comment);
}

/** Removes a comment from the cached lists after the service has deleted it, and updates the counts. */
export async function dropDeletedComment(
  client: QueryClient,
  thread: Thread,
  comment: Comment,
): Promise<void> {
  if (comment.at !== undefined) void client.invalidateQueries({ queryKey: socialKeys.moments(thread.id) });
  await cancelCommentFetches(client, thread);
  removeComment(client, thread, comment);
}
