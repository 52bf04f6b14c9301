/** Size of the avatar beside a comment, px. */
export const AVATAR_PX = 40;
/** Size of the avatar beside a reply, px. */
export const SMALL_AVATAR_PX = 28;
