import '../styles/global.ts';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { colorSchemeManager } from './color-scheme-manager.ts';
import { colorScheme } from './color-scheme.ts';
import { cssVariables, theme } from './theme.ts';

const manager = colorSchemeManager(colorScheme);

export interface UiProviderProps {
  children: ReactNode;
}

/**
 * Global styles, theme and colour scheme for everything below. Goes around the app once; direction follows
 * `<html dir>`, which the locale controller keeps.
 */
export function UiProvider({ children }: UiProviderProps) {
  useEffect(() => {
    void colorScheme.restore();
  }, []);
  return (
    <DirectionProvider>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={manager}
        defaultColorScheme="auto"
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
