import { lazy } from 'react';

export type { SettingsFrameProps, SettingsFrameSection } from './settings-section.ts';

/** The settings overlay, in a chunk of its own: put a `Suspense` around it. */
export const SettingsFrame = lazy(() =>
  import('./SettingsFrame.tsx').then((module) => ({ default: module.SettingsFrame })),
);
