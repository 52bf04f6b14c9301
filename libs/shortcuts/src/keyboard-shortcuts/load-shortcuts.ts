/** Loads the list of keyboard shortcuts on demand. */
export const loadShortcutsDialog = () => import('./ShortcutsDialog.tsx');

/** Loads the drawing of key combinations, for parts of the first view. */
export const loadKeyCaps = async () => ({ default: (await import('./KeyCaps.tsx')).KeyCaps });
