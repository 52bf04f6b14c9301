import { renderScreens, type ScreenSetup } from '@qingyin/test-harness';
import { catalogueScreens } from '../screens.ts';

/** Renders a screen of this library. */
export const renderScreen = (href: string, setup: ScreenSetup) =>
  renderScreens(catalogueScreens, href, setup);
