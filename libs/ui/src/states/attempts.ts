/** How often blocks of this page were tried again or left after an error: what failed before that may be asked for again. */
export const attempts = { count: 0 };
