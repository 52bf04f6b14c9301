export {
  type AccountConfig,
  SIGN_UP_POLICIES,
  type SignUpPolicy,
  accountFeatures,
} from './account-config.ts';
export { createAdminClaim, redeemAdminClaim } from './admin-claim.ts';
export {
  bitrateLimitOf,
  limitedUsers,
  type LimitedUser,
  limitForEveryone,
  lowerLimit,
  setBitrateLimit,
} from './bitrate-limits.ts';
export { captchaMatches, consumeCaptcha, formatPhone, pendingCaptchas, sendCaptcha } from './captchas.ts';
export type { CodeDeliveryOptions } from './code-delivery/code-delivery.ts';
export { createDelivery } from './code-delivery/create-delivery.ts';
export { deviceName } from './device-name.ts';
export { endDemoSessions } from './end-demo-sessions.ts';
export { exportAccount } from './export-account.ts';
export { createInvitation, listInvitations, revokeInvitation } from './invitations.ts';
export { insertUser, nicknameTaken, ownerOfNickname, userByEmail, userByPhone } from './new-user.ts';
export { createQrKey, pollQrLogin, sweepQrKeys, updateQrLogin } from './qr-logins.ts';
export { removeUser } from './remove-user.ts';
export { randomPassword } from './secrets.ts';
export { hashPassword, passwordMatches } from './session/passwords.ts';
export {
  LOGIN_LIFE_MS,
  type SessionUser,
  type Sessions,
  VISITOR_LIFE_MS,
  createSessions,
  tokenHash,
} from './session/sessions.ts';
export {
  endSession,
  endSessions,
  extendSession,
  listSessions,
  recordDevice,
} from './session/user-sessions.ts';
export { assertSignUpAllowed, redeemSignUpSecret } from './signup-policy.ts';
export { deleteUserRows, ownedRowColumns } from './user-columns.ts';
