import type { LoginIntent } from '@qingyin/auth-gate';
import { type NewPost, postableKinds } from '@qingyin/data-social';

/** Login intent for a post: text and a shared resource. Pictures can only be chosen after a login. */
export const postIntent = ({ msg, resource }: NewPost): LoginIntent => ({
  kind: 'post',
  payload: { msg, ...(resource && { thing: resource.kind, id: resource.id }) },
});

/** Post of such an intent. */
export function newPostOf({ msg, thing, id }: LoginIntent['payload']): NewPost {
  const kind = postableKinds.find((one) => one === thing);
  return { msg: String(msg ?? ''), ...(kind && { resource: { kind, id: String(id) } }) };
}
