import type { Route } from '../../http/route.ts';
import { administrationRoutes } from './administration.ts';
import { bitrateLimitRoutes } from './bitrate-limits.ts';
import { captchaRoutes } from './captchas.ts';
import { chosenPictureRoutes } from './chosen-pictures.ts';
import { demoCatalogueRoutes } from './demo-catalogue.ts';
import { loginRoutes } from './login.ts';
import { musicLibraryRoutes } from './music-libraries.ts';
import { artistRuleRoutes } from './artist-rules.ts';
import { tagCorrectionRoutes } from './tag-corrections.ts';
import { songReplacementRoutes } from './song-replacements.ts';
import { outsideSourceRoutes } from './outside-sources.ts';
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
  ...tagCorrectionRoutes,
  ...songReplacementRoutes,
  ...artistRuleRoutes,
  ...chosenPictureRoutes,
  ...outsideSourceRoutes,
  ...demoCatalogueRoutes,
  ...bitrateLimitRoutes,
];
