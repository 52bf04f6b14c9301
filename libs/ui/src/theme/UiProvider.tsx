import '../styles/global.ts';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useMediaQuery } from '../use-media-query.ts';
import { colorScheme } from './color-scheme.ts';
import { useColorScheme } from './use-color-scheme.ts';

export interface UiProviderProps {
  children: ReactNode;
}

/**
 * Global styles and colour scheme for everything below. Goes around the app once. Mantine's own provider comes with the
 * first overlay (overlays/MantineScope.tsx): nothing else needs it.
 */
export function UiProvider({ children }: UiProviderProps) {
  const [scheme] = useColorScheme();
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const shown = scheme === 'auto' ? (dark ? 'dark' : 'light') : scheme;
  // All colours hang on this attribute, ours and Mantine's.
  useLayoutEffect(() => {
    document.documentElement.dataset['mantineColorScheme'] = shown;
  }, [shown]);
  useEffect(() => {
    void colorScheme.restore();
  }, []);
  return children;
}
