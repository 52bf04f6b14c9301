import { accountScreens } from '@qingyin/feature-account';
import { libraryScreens } from '@qingyin/feature-library';
import { HOME_PATH } from '@qingyin/routing';

/** Which texts a screen needs beyond those of the first view. */
export function textsOf(path: string): ('account' | 'mine' | 'rest')[] {
  if (path === HOME_PATH) return [];
  if (path in libraryScreens) return ['mine', 'rest'];
  return path in accountScreens ? ['account', 'rest'] : ['rest'];
}
