/** Loads the screens of all routes except those of music. */
export const loadOtherScreens = async () => (await import('../other-screens.ts')).otherScreens;
