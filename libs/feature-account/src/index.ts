export { accountScreens } from './screens.ts';
export { loadQrConfirm } from './qr-confirm/load-qr-confirm.ts';
