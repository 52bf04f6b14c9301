import { useSyncExternalStore } from 'react';
import { colorScheme, type ColorScheme } from './color-scheme.ts';

/** The chosen scheme (not what `auto` comes to) and the way to change it. */
export function useColorScheme(): [ColorScheme, (value: ColorScheme) => void] {
  return [useSyncExternalStore(colorScheme.subscribe, colorScheme.get, colorScheme.get), colorScheme.set];
}
