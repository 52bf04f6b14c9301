export {
  claimMutation,
  createInvitationMutation,
  invitationsQuery,
  type NewInvitation,
  revokeInvitationMutation,
  roleQuery,
  waitingCaptchasQuery,
} from './admin.ts';
export { cleanFilesMutation, storedFilesQuery } from './stored-files.ts';
export {
  captchaLoginMutation,
  countriesQuery,
  type Phone,
  type PhoneProof,
  sendCaptchaMutation,
} from './captcha.ts';
export { accountKeys } from './keys.ts';
export { ownKeys } from './own-keys.ts';
export { loginMutation, logout, registerAnonymous, type Credentials } from './mutations.ts';
export {
  bindingsQuery,
  changePasswordMutation,
  deleteAccountMutation,
  exportAccountMutation,
  type Portrait,
  updateProfileMutation,
  uploadAvatarMutation,
} from './own-account.ts';
export {
  hideRecordMutation,
  recordHiddenQuery,
  type Unwanted,
  unwantedQuery,
  wantAgainMutation,
} from './privacy.ts';
export {
  decideQrMutation,
  type QrCode,
  qrCodeQuery,
  type QrDecision,
  qrLoginMutation,
  qrScanQuery,
  type QrState,
  qrStateQuery,
} from './qr.ts';
export { capabilitiesQuery, loginStatusQuery, type LoginStatus } from './queries.ts';
export { newPasswordError, nicknameError } from './rules.ts';
export { endOtherSessionsMutation, endSessionMutation, sessionsQuery } from './sessions.ts';
export { nicknameQuery, resetPasswordMutation, type SignUp, signUpMutation } from './sign-up.ts';
