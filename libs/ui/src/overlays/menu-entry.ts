import { type ReactNode } from 'react';
import { type Anchor } from './anchor.ts';

export interface MenuEntry {
  id: string;
  label: string;
  /** what else is to be known about it, after the label and part of its name */
  note?: ReactNode;
  /** 18–20 px */
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  danger?: boolean;
  /** makes it a choice among others, marked when true */
  checked?: boolean;
  /** stays open after choosing, for entries that lead to further entries */
  keepOpen?: boolean;
  /** a thin line above */
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
