import { type ReactNode } from 'react';

export interface SettingsFrameSection {
  id: string;
  /** translated */
  label: string;
  /** 20 px */
  icon?: ReactNode;
  content: ReactNode;
}

export interface SettingsFrameProps {
  sections: readonly SettingsFrameSection[];
  /** id of the open section; an unknown one opens the first */
  active: string;
  onSelect: (id: string) => void;
  onClose: () => void;
}
