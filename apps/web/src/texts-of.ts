import { accountScreens } from '@qingyin/feature-account';
import { libraryScreens } from '@qingyin/feature-library';
import { socialScreens } from '@qingyin/feature-social';
import { videoScreens } from '@qingyin/feature-video';
import { HOME_PATH } from '@qingyin/routing';

/** Which texts a screen needs beyond those of the first view. */
export function textsOf(path: string): ('account' | 'films' | 'mine' | 'people' | 'rest')[] {
  if (path === HOME_PATH) return [];
  if (path in libraryScreens) return ['mine', 'rest'];
  if (path in videoScreens) return ['films', 'rest'];
  if (path in socialScreens) return ['people', 'rest'];
  return path in accountScreens ? ['account', 'rest'] : ['rest'];
}
