import { lazyComponent } from '../states/lazy-component.tsx';

export type { SettingsDialogProps, SettingsSection } from './settings-section.ts';

/** Settings dialog as a lazy component: wrap it in `Suspense`. */
export const SettingsDialog = lazyComponent(async () => ({
  default: (await import('./SettingsDialog.tsx')).SettingsDialog,
}));
