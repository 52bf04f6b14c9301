import { type ReactNode } from 'react';

export interface SettingsSection {
  id: string;
  /** translated */
  label: string;
  /** 20 px */
  icon?: ReactNode;
  content: ReactNode;
}

export interface SettingsDialogProps {
  sections: readonly SettingsSection[];
  /** id of the open section; an unknown id opens the first one */
  active: string;
  /** search over the settings: its field, and the results that replace the open section (null: none asked for) */
  search?: { field: ReactNode; results: ReactNode };
  onSelect: (id: string) => void;
  onClose: () => void;
}
