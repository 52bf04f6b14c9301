/** Side of a portrait beside a comment, px. */
export const AVATAR_PX = 40;
/** The same beside an answer. */
export const SMALL_AVATAR_PX = 28;
