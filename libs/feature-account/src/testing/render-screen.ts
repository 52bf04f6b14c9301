import { renderScreens, type ScreenSetup } from '@qingyin/media-kit/testing';
import { accountScreens } from '../screens.ts';

/** Shows one screen of this library. */
export const renderScreen = (href: string, setup: ScreenSetup) => renderScreens(accountScreens, href, setup);
