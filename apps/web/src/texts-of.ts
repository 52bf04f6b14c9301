import { accountScreens } from '@qingyin/feature-account';
import { libraryScreens } from '@qingyin/feature-library';
import { socialScreens } from '@qingyin/feature-social';
import { videoScreens } from '@qingyin/feature-video';
import { HOME_PATH, type ScreenPath } from '@qingyin/routing';

type TextPart = 'account' | 'films' | 'mine' | 'people' | 'rest' | 'talk';

/** Screens of music below which people talk. */
const talkedOf: ReadonlySet<string> = new Set(['/playList/$id', '/album/$id', '/fm'] satisfies ScreenPath[]);

/** Which texts a screen needs beyond those of the first view. */
export function textsOf(path: string): TextPart[] {
  if (path === HOME_PATH) return [];
  if (path in libraryScreens) return ['mine', 'rest'];
  if (path in videoScreens) return ['films', 'rest', 'talk'];
  if (path in socialScreens) return ['people', 'rest', 'talk'];
  if (path in accountScreens) return ['account', 'rest'];
  return talkedOf.has(path) ? ['rest', 'talk'] : ['rest'];
}
