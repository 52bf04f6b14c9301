import { DirectionProvider, MantineProvider } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { colorSchemeManager } from '../theme/color-scheme-manager.ts';
import { colorScheme } from '../theme/color-scheme.ts';
import { cssVariables, theme } from '../theme/theme.ts';

/**
 * Mantine's providers around one overlay: theme, text direction, colour scheme. Part of the lazily loaded code of
 * overlays, so that the first view does not need it.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  const [manager] = useState(() => colorSchemeManager(colorScheme));
  return (
    <DirectionProvider initialDirection={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}>
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
