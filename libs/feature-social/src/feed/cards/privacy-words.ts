import { msg } from '@lingui/core/macro';
import type { EventPrivacy } from '@qingyin/contract';

/** Who may see a post, as it is called where one chooses and where it is marked; everybody first. */
export const privacyWords = {
  0: msg`公开`,
  1: msg`我关注的人可见`,
  6: msg`互相关注可见`,
  2: msg`仅自己可见`,
} as const satisfies Record<EventPrivacy, unknown>;

/** In the order in which they are offered, from all to oneself. */
export const privacyOrder: readonly EventPrivacy[] = [0, 1, 6, 2];
