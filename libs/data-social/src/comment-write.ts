import { type Comment, endpoints, type WrittenComment } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { addToLists, dropFromLists, settleLists } from './comment-cache.ts';
import { type Thread, writingParams } from './comment-thread.ts';
import { socialKeys } from './keys.ts';

export type AnsweredComment = Pick<Comment, 'commentId' | 'parentCommentId'> &
  Partial<Pick<Comment, 'content' | 'user'>>;

/** What somebody says. */
export interface CommentWords {
  content: string;
  /** the comment that is answered; its words where they are known */
  answers?: AnsweredComment | undefined;
  /** the moment of the song that it speaks of, ms; only where `comment-moments` is offered */
  at?: number | undefined;
}

const writing = (thread: Thread) => [...socialKeys.comments(thread), 'writing'] as const;

/** Finds comments that are on their way; their variables are `CommentWords`. */
export const isWriting = (thread: Thread) => ({ mutationKey: writing(thread), status: 'pending' }) as const;

/**
 * Writes a comment, or an answer. While it is on its way it is found by `isWriting`, and no list has changed; then it
 * stands at the top of every list it belongs to. So there is nothing to be put back when the service refuses.
 */
export const writeCommentMutation = (thread: Thread) =>
  mutationOptions({
    mutationKey: writing(thread),
    mutationFn: async ({ content, answers, at }: CommentWords): Promise<WrittenComment | undefined> => {
      const params = {
        ...writingParams(thread),
        content,
        ...(at !== undefined && { at }),
        ...(answers ? { t: 2 as const, commentId: String(answers.commentId) } : { t: 1 as const }),
      };
      return expectOk(await http.call(endpoints.social.comment, { params })).comment;
    },
    onSuccess: async (written, words, _result, { client }) => {
      if (thread.kind === 'song' && words.at !== undefined)
        void client.invalidateQueries({ queryKey: socialKeys.moments(thread.id) });
      // A service that does not say what it made of the words is asked; so it is about what they answer.
      if (!written || (words.answers && words.answers.content === undefined))
        return client.invalidateQueries({ queryKey: socialKeys.comments(thread) });
      await settleLists(client, thread);
      addToLists(client, thread, toComment(written, words));
    },
  });

/** What was written just now, as lists have it. */
function toComment(written: WrittenComment, { answers, at }: CommentWords): Comment {
  const { commentId, content, time, user, mentions } = written;
  const moment = written.at ?? at;
  return {
    commentId,
    parentCommentId: answers ? answers.parentCommentId || answers.commentId : 0,
    content,
    time,
    timeStr: '',
    likedCount: 0,
    liked: false,
    owner: true,
    status: 0,
    user,
    beReplied: answers ? quote(answers) : null,
    replyCount: 0,
    ...(moment !== undefined && { at: moment }),
    ...(mentions && { mentions }),
  };
}

function quote({ commentId, content, user }: AnsweredComment): Comment['beReplied'] {
  if (content === undefined || user === undefined) return null;
  return [{ beRepliedCommentId: commentId, content, user }];
}

/** Deletes a comment of one's own. `last`: the page is about to go. */
export async function deleteComment(
  client: QueryClient,
  thread: Thread,
  comment: Comment,
  last = false,
): Promise<void> {
  const params = { ...writingParams(thread), t: 0 as const, commentId: String(comment.commentId) };
  expectOk(await http.call(endpoints.social.comment, { params, ...(last && { keepalive: true }) }));
  await forgetComment(client, thread, comment);
}

/** Takes a comment that the service has no more out of every list, and counts that. */
export async function forgetComment(client: QueryClient, thread: Thread, comment: Comment): Promise<void> {
  if (comment.at !== undefined) void client.invalidateQueries({ queryKey: socialKeys.moments(thread.id) });
  await settleLists(client, thread);
  dropFromLists(client, thread, comment);
}
