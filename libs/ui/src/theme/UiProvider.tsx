import '../styles/global.ts';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useMediaQuery } from '../use-media-query.ts';
import { colorScheme } from './color-scheme.ts';
import { useColorScheme } from './use-color-scheme.ts';

export interface UiProviderProps {
  children: ReactNode;
}

/**
 * Global styles and colour scheme; mount it once around the app. Mantine's own provider loads with the first
 * overlay (overlays/MantineScope.tsx): nothing else needs it.
 */
export function UiProvider({ children }: UiProviderProps) {
  const [scheme] = useColorScheme();
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const shown = scheme === 'auto' ? (dark ? 'dark' : 'light') : scheme;
  // All colours depend on this attribute, those of Mantine too.
  useLayoutEffect(() => {
    document.documentElement.dataset['mantineColorScheme'] = shown;
  }, [shown]);
  useEffect(() => {
    void colorScheme.restore();
  }, []);
  return children;
}
