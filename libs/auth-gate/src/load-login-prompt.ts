/** Loads the dialog with the reason why an action needs a login; in a file of its own, away from the first view. */
export const loadLoginPrompt = () => import('./LoginPrompt.tsx');
