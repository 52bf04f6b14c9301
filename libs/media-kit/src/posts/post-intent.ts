import { type NewPost, postableKinds } from '@qingyin/data-social';
import type { LoginIntent } from '../auth-gate/login-intent.ts';

/** Login intent for a post: text and a shared resource. Pictures can only be chosen after a login. */
export const postIntent = ({ msg, thing }: NewPost): LoginIntent => ({
  kind: 'post',
  payload: { msg, ...(thing && { thing: thing.kind, id: thing.id }) },
});

/** Post of such an intent. */
export function newPostOf({ msg, thing, id }: LoginIntent['payload']): NewPost {
  const kind = postableKinds.find((one) => one === thing);
  return { msg: String(msg ?? ''), ...(kind && { thing: { kind, id: String(id) } }) };
}
