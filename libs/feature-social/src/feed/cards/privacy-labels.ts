import { msg } from '@lingui/core/macro';
import type { EventPrivacy } from '@qingyin/contract';

/** Labels of the privacy levels of a post, in the picker and on the post. */
export const privacyLabels = {
  0: msg`公开`,
  1: msg`我关注的人可见`,
  6: msg`互相关注可见`,
  2: msg`仅自己可见`,
} as const satisfies Record<EventPrivacy, unknown>;

/** Order in the picker, from public to private. */
export const privacyOrder: readonly EventPrivacy[] = [0, 1, 6, 2];
