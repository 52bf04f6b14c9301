import { useSyncExternalStore } from 'react';
import { colorScheme, type ColorScheme } from './color-scheme.ts';

/** The chosen colour scheme (`auto` is not resolved) and its setter. */
export function useColorScheme(): [ColorScheme, (value: ColorScheme) => void] {
  return [useSyncExternalStore(colorScheme.subscribe, colorScheme.get, colorScheme.get), colorScheme.set];
}
