import type { LoginIntent } from '../access/login-intent.ts';
import { handOver } from '../words/hand-over.ts';
import { newPostOf } from './post-intent.ts';
import { type Publisher, publishPost } from './publish-post.ts';
import { shareDraft } from './share-draft.ts';

/** Posts what a guest had begun to post. Words that are not out are in the box of whoever has logged in. Never rejects. */
export async function finishPost(
  publisher: Publisher,
  userId: string,
  payload: LoginIntent['payload'],
): Promise<void> {
  const post = newPostOf(payload);
  if (!post.thing || post.msg === '') return publishPost(publisher, post);
  const arrived = await handOver(publisher.client, userId, shareDraft(post.thing), post.msg);
  await publishPost(publisher, post, () => void arrived());
}
