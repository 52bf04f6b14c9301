import type { LoginIntent } from '@qingyin/auth-gate';
import { adoptGuestDraft } from '@qingyin/composer';
import {
  type CommentedKind,
  likeCommentMutation,
  threadOf,
  writeCommentMutation,
} from '@qingyin/data-social';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { commentDraftKey } from './thread-key.ts';

/**
 * Completes a guest's login intent of this kind: a like or a comment. A comment that fails stays as the user's
 * draft.
 *
 * @throws if the service rejects the request
 */
export async function finishCommentIntent(
  client: QueryClient,
  userId: string,
  { kind, payload }: LoginIntent,
): Promise<void> {
  const thread = threadOf(String(payload['on']) as CommentedKind, String(payload['id']));
  const { comment, parent, at, content } = payload;
  if (kind === 'like-comment') {
    const like = payload['like'] === true;
    await new MutationObserver(client, likeCommentMutation(thread, Number(comment))).mutate({ like });
    return;
  }
  const answers =
    comment === undefined ? undefined : { commentId: Number(comment), parentCommentId: Number(parent) };
  const text = String(content);
  const arrived = await adoptGuestDraft(client, userId, commentDraftKey(thread, answers?.commentId), text);
  await new MutationObserver(client, writeCommentMutation(thread)).mutate({
    content: text,
    replyTo: answers,
    ...(at !== undefined && { at: Number(at) }),
  });
  await arrived();
}
