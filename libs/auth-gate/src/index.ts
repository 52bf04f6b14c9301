export { AddMusicLink, NO_SONGS } from './AddMusicLink.tsx';
export { DiscoverLink } from './DiscoverLink.tsx';
export { PersonLink } from './PersonLink.tsx';
export { PersonalGate } from './PersonalGate.tsx';
export { type LoginIntent, takeIntent } from './login-intent.ts';
export { useCapability } from './use-capability.ts';
export { useRequireLogin } from './use-require-login.ts';
export { useIsAdmin, useRole } from './use-role.ts';
export { LoginLink } from './LoginLink.tsx';
