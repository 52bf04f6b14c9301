import { lazyPart } from '../states/lazy-part.tsx';

export type { SettingsFrameProps, SettingsFrameSection } from './settings-section.ts';

/** The settings overlay, in a chunk of its own: put a `Suspense` around it. */
export const SettingsFrame = lazyPart(async () => ({
  default: (await import('./SettingsFrame.tsx')).SettingsFrame,
}));
