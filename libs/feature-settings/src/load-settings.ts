/** Loads the settings on demand. */
export const loadSettings = () => import('./Settings.tsx');
