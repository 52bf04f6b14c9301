export { accountKeys } from './keys.ts';
export { loginMutation, logout, logoutMutation, registerAnonymous, type Credentials } from './mutations.ts';
export { capabilitiesQuery, loginStatusQuery, type LoginStatus } from './queries.ts';
