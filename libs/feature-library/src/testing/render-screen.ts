import { renderScreens, type ScreenSetup } from '@qingyin/media-kit/testing';
import { libraryScreens } from '../screens.ts';

/** Shows one screen of this library. */
export const renderScreen = (href: string, setup: ScreenSetup) => renderScreens(libraryScreens, href, setup);
