import type { LoginIntent } from '../access/login-intent.ts';
import { handOver } from '../words/hand-over.ts';
import { newPostOf } from './post-intent.ts';
import { type Publisher, publishPost } from './publish-post.ts';
import { shareDraft } from './share-draft.ts';

/** Publishes a guest's post after the login. A post that fails stays as the user's draft. Never rejects. */
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
