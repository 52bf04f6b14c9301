import type { Route } from '../../http/route.ts';
import { administrationRoutes } from './administration.ts';
import { captchaRoutes } from './captchas.ts';
import { demoCatalogueRoutes } from './demo-catalogue.ts';
import { loginRoutes } from './login.ts';
import { musicLibraryRoutes } from './music-libraries.ts';
import { ownAccountRoutes } from './own-account.ts';
import { ownProfileRoutes } from './own-profile.ts';
import { profileRoutes } from './profile.ts';
import { qrLoginRoutes } from './qr-login.ts';
import { registerRoutes } from './register.ts';
import { storedFilesRoutes } from './stored-files.ts';

/** Routes of accounts: login, sign-up, profile and administration. */
export const accountRoutes: Route[] = [
  ...profileRoutes,
  ...loginRoutes,
  ...captchaRoutes,
  ...registerRoutes,
  ...qrLoginRoutes,
  ...ownProfileRoutes,
  ...ownAccountRoutes,
  ...administrationRoutes,
  ...storedFilesRoutes,
  ...musicLibraryRoutes,
  ...demoCatalogueRoutes,
];
