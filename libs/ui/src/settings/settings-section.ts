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
  onSelect: (id: string) => void;
  onClose: () => void;
}
