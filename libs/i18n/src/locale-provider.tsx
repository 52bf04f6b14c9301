import { I18nProvider } from '@lingui/react';
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { LocaleController } from './locale-controller.ts';

const LocaleContext = createContext<LocaleController | null>(null);

/** Provides texts and language to all components below; a change in place renders them again. */
export function LocaleProvider({
  controller,
  children,
}: {
  controller: LocaleController;
  children: ReactNode;
}) {
  return (
    <LocaleContext.Provider value={controller}>
      <I18nProvider i18n={controller.i18n}>{children}</I18nProvider>
    </LocaleContext.Provider>
  );
}

/**
 * The language's code and a function to change it.
 *
 * @throws outside of `LocaleProvider`
 */
export function useLocale(): { locale: string; setLocale: LocaleController['setLocale'] } {
  const controller = useContext(LocaleContext);
  if (!controller) throw new Error('useLocale outside of LocaleProvider');
  const locale = useSyncExternalStore(controller.subscribe, controller.get);
  return { locale, setLocale: controller.setLocale };
}

const nothingToLoad: LocaleController['loadTexts'] = () => Promise.resolve();

/** Loads texts beyond those of the first view, together with code that shows them; does nothing outside of `LocaleProvider`. */
export const useLoadTexts = (): LocaleController['loadTexts'] =>
  useContext(LocaleContext)?.loadTexts ?? nothingToLoad;
