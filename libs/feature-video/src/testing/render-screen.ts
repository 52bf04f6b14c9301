import { renderScreens, type ScreenSetup } from '@qingyin/test-harness';
import { videoScreens } from '../screens.ts';

/** Renders a screen of this library. */
export const renderScreen = (href: string, setup: ScreenSetup) => renderScreens(videoScreens, href, setup);
