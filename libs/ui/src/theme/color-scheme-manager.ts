import { type MantineColorSchemeManager } from '@mantine/core';
import { type ColorSchemeStore } from './color-scheme.ts';

/** Adapter that makes Mantine follow `ColorSchemeStore`. */
export function colorSchemeManager(store: ColorSchemeStore): MantineColorSchemeManager {
  let stop = () => {};
  return {
    get: () => store.get(),
    // Mantine echoes every change it receives back to `set`; only a real change counts as the user's choice.
    set: (value) => {
      if (value !== store.get()) store.set(value);
    },
    subscribe: (onUpdate) => {
      stop = store.subscribe(() => onUpdate(store.get()));
    },
    unsubscribe: () => stop(),
    clear: () => store.set('auto'),
  };
}
