import type { LoginIntent } from '@qingyin/auth-gate';
import { adoptGuestDraft } from '@qingyin/composer';
import { newPostOf } from './post-intent.ts';
import { type Publisher, publishPost } from './publish-post.ts';
import { shareDraftKey } from './share-draft-key.ts';

/** Publishes a guest's post after the login. A post that fails stays as the user's draft. Never rejects. */
export async function finishPostIntent(
  publisher: Publisher,
  userId: string,
  payload: LoginIntent['payload'],
): Promise<void> {
  const post = newPostOf(payload);
  if (!post.resource || post.msg === '') return publishPost(publisher, post);
  const arrived = await adoptGuestDraft(publisher.client, userId, shareDraftKey(post.resource), post.msg);
  await publishPost(publisher, post, () => void arrived());
}
