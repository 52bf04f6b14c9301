/** Loads the first steps of an administrator on demand. */
export const loadWelcome = () => import('./Welcome.tsx');
