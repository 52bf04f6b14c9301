import type { appParts } from './app-parts.ts';

type AppParts = typeof appParts;
type Part<Name extends keyof AppParts> = Awaited<ReturnType<AppParts[Name]>>;

/** Loads what loads the parts of the app. */
export const loadAppParts = async () => (await import('./app-parts.ts')).appParts;

/**
 * Returns a function that loads a part of the app, for `lazyComponent` and to load it before it is opened. It rejects when
 * the code does not load.
 *
 * @param name of the part in `appParts`
 */
export const loadPart =
  <Name extends keyof AppParts>(name: Name) =>
  async (): Promise<Part<Name>> => {
    const parts = await loadAppParts();
    return parts[name]() as Promise<Part<Name>>;
  };

/** Loads code on hover and focus; when it does not load, it is requested again when it is needed. */
export const loadAhead = (load: () => Promise<unknown>) => (): void => void load().catch(() => undefined);
