import { useLingui } from '@lingui/react/macro';
import { settingsSections, type SettingsSection } from '@qingyin/routing';
import { SettingsFrame } from '@qingyin/ui';
import { IconPlayerPlay, IconUser } from '@tabler/icons-react';
import { AccountSection } from './settings/AccountSection.tsx';
import { PlaybackSection } from './settings/PlaybackSection.tsx';

export interface SettingsProps {
  /** one that does not exist yet opens the first */
  section: SettingsSection;
  onSection: (section: SettingsSection) => void;
  onClose: () => void;
  onLogout: () => void;
}

/** Settings over the page (screens.md, decision 13), with the sections that exist. */
export default function Settings({ section, onSection, onClose, onLogout }: SettingsProps) {
  const { t } = useLingui();
  const select = (id: string) => {
    const known = settingsSections.find((each) => each === id);
    if (known && known !== section) onSection(known);
  };
  return (
    <SettingsFrame
      active={section}
      onSelect={select}
      onClose={onClose}
      sections={[
        {
          id: 'playback',
          label: t({ message: '播放', context: '设置的一节' }),
          icon: <IconPlayerPlay size={20} stroke={1.75} aria-hidden />,
          content: <PlaybackSection />,
        },
        {
          id: 'account',
          label: t`账号`,
          icon: <IconUser size={20} stroke={1.75} aria-hidden />,
          content: <AccountSection onLogout={onLogout} />,
        },
      ]}
    />
  );
}
