/** Loads the command palette on demand. */
export const loadCommandPalette = () => import('./CommandPalette.tsx');
