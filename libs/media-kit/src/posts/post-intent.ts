import { type NewPost, postedKinds } from '@qingyin/data-social';
import type { LoginIntent } from '../access/login-intent.ts';

/** What is to be posted after a login: words and a thing of the catalogue. Pictures need a login to be chosen. */
export const postIntent = ({ msg, thing }: NewPost): LoginIntent => ({
  kind: 'post',
  payload: { msg, ...(thing && { thing: thing.kind, id: thing.id }) },
});

/** What such an intent is about. */
export function newPostOf({ msg, thing, id }: LoginIntent['payload']): NewPost {
  const kind = postedKinds.find((one) => one === thing);
  return { msg: String(msg ?? ''), ...(kind && { thing: { kind, id: String(id) } }) };
}
