/** Loads the download dialog on demand. */
export const loadDownload = () => import('./Download.tsx');
