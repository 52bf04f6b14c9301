import { renderScreens, type ScreenSetup } from '@qingyin/test-harness';
import { musicScreens } from '../screens.ts';

/** Renders a screen of this library. */
export const renderScreen = (href: string, setup: ScreenSetup) => renderScreens(musicScreens, href, setup);
