import { renderScreens, type ScreenSetup } from '@qingyin/test-harness';
import { libraryScreens } from '../screens.ts';

/** Renders a screen of this feature. */
export const renderScreen = (href: string, setup: ScreenSetup) => renderScreens(libraryScreens, href, setup);
