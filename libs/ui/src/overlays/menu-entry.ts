import { type ReactNode } from 'react';
import { type Anchor } from './anchor.ts';

/** Entry of a menu; a radio item if `checked` is set. */
export interface MenuEntry {
  id: string;
  label: string;
  /** further information after the label, part of the accessible name */
  note?: ReactNode;
  /** 18–20 px */
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  danger?: boolean;
  /** makes it a radio item, marked if true */
  checked?: boolean;
  /** stays open after selection, for entries that lead to further entries */
  keepOpen?: boolean;
  /** separator line above */
  divided?: boolean;
}

export interface MenuProps {
  /** accessible name */
  label: string;
  entries: readonly MenuEntry[];
  anchor: Anchor;
  onClose: () => void;
  /** above the entries, e.g. the song's title */
  header?: ReactNode;
  /** below the entries */
  footer?: ReactNode;
}
