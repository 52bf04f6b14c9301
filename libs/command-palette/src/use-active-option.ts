import { useState } from 'react';
import type { PaletteOption } from './use-palette-options.ts';

/** Lines that Page Up and Page Down skip. */
const PAGE = 6;

/**
 * The active line, which Enter takes: the first one until the user moves; a new query resets it.
 *
 * @param query query the options were found for
 */
export function useActiveOption(options: readonly PaletteOption[], query: string) {
  const [chosen, setChosen] = useState<{ id: string; query: string } | null>(null);
  const at = chosen?.query === query ? options.findIndex(({ id }) => id === chosen.id) : -1;
  const index = Math.max(0, at);
  const last = options.length - 1;

  const choose = (option: PaletteOption | undefined, isSeen = false) => {
    if (!option || option === options[index]) return;
    setChosen({ id: option.id, query });
    if (!isSeen) document.getElementById(option.id)?.scrollIntoView({ block: 'nearest' });
  };
  /** Moves the active line by a key; returns false for keys that do not move it. */
  const move = (key: string): boolean => {
    const to: Readonly<Record<string, number>> = {
      ArrowDown: index === last ? 0 : index + 1,
      ArrowUp: index === 0 ? last : index - 1,
      PageDown: Math.min(last, index + PAGE),
      PageUp: Math.max(0, index - PAGE),
      Home: 0,
      End: last,
    };
    const next = to[key];
    if (next === undefined) return false;
    choose(options[next]);
    return true;
  };
  return { active: options[index], move, point: (option: PaletteOption) => choose(option, true) };
}
