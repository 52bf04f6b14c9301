/** Loads the confirmation of a QR login on demand. */
export const loadQrConfirm = () => import('./QrConfirm.tsx');
