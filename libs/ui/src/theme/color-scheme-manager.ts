import { type MantineColorSchemeManager } from '@mantine/core';
import { type ColorSchemeStore } from './color-scheme.ts';

/** Lets Mantine follow our store: it sets `data-mantine-color-scheme` on `<html>` to light or dark. */
export function colorSchemeManager(store: ColorSchemeStore): MantineColorSchemeManager {
  let stop = () => {};
  return {
    get: () => store.get(),
    // Mantine calls this back for every change it is told of; only a real change may count as a choice.
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
