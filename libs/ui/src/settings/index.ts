import { lazyPart } from '../states/lazy-part.tsx';

export type { SettingsFrameProps, SettingsFrameSection } from './settings-section.ts';

/** Settings dialog as a lazy component: wrap it in `Suspense`. */
export const SettingsFrame = lazyPart(async () => ({
  default: (await import('./SettingsFrame.tsx')).SettingsFrame,
}));
