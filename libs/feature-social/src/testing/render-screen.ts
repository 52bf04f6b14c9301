import { renderScreens, type ScreenSetup } from '@qingyin/test-harness';
import { socialScreens } from '../screens.ts';

/** Renders a screen of this library. */
export const renderScreen = (href: string, setup: ScreenSetup) => renderScreens(socialScreens, href, setup);
