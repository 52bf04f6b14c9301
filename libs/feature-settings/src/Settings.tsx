import { useCapability, useIsAdmin } from '@qingyin/auth-gate';
import { MUSIC_LIBRARIES } from '@qingyin/data-account';
import { useLingui } from '@lingui/react/macro';
import { settingsSections, type SettingsSection } from '@qingyin/routing';
import { lazyComponent, QueryBoundary, SettingsDialog, SkeletonText } from '@qingyin/ui';
import {
  IconDownload,
  IconKeyboard,
  IconLock,
  IconMicrophone2,
  IconMusic,
  IconPalette,
  IconPlayerPlay,
  IconServer,
  IconUser,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { SettingsResults } from './search/SettingsResults.tsx';
import { SettingsSearchField } from './search/SettingsSearchField.tsx';
import { SettingTarget } from './search/SettingTarget.tsx';
import { type FoundSetting, useFoundSettings } from './search/use-found-settings.ts';

export interface SettingsProps {
  /** An unknown section opens the first one. */
  section: SettingsSection;
  onSection: (section: SettingsSection) => void;
  onClose: () => void;
  onLogout: () => void;
  /** Opens the first steps of an administrator in place of the settings. */
  onWelcome: () => void;
}

const PlaybackSection = lazyComponent(async () => ({
  default: (await import('./PlaybackSection.tsx')).PlaybackSection,
}));
const LookSection = lazyComponent(() => import('./LookSection.tsx'));
const LyricsSection = lazyComponent(() => import('./LyricsSection.tsx'));
const DownloadSection = lazyComponent(async () => ({
  default: (await import('./DownloadSection.tsx')).DownloadSection,
}));
const KeysSection = lazyComponent(() => import('./keyboard-shortcuts/KeyboardShortcutsSection.tsx'));
const AccountSection = lazyComponent(() => import('./account/AccountSection.tsx'));
const PrivacySection = lazyComponent(() => import('./privacy/PrivacySection.tsx'));
const LibrarySection = lazyComponent(() => import('./library/LibrarySection.tsx'));
const AdminSection = lazyComponent(() => import('./admin/AdminSection.tsx'), 'administration');

/**
 * Settings dialog above the page (docs/specification/routes.md#overlays). The code of each section loads when it is
 * opened.
 */
export default function Settings({ section, onSection, onClose, onLogout, onWelcome }: SettingsProps) {
  const { t } = useLingui();
  const isAdmin = useIsAdmin();
  const hasLibraries = useCapability(MUSIC_LIBRARIES);
  const select = (id: string) => {
    const known = settingsSections.find((each) => each === id);
    if (known && known !== section) onSection(known);
  };
  const [query, setQuery] = useState('');
  const [target, setTarget] = useState<{ title: string } | null>(null);
  const sections = [
    {
      id: 'playback',
      label: t({ message: '播放', context: '设置的一节' }),
      icon: <IconPlayerPlay size={20} stroke={1.75} aria-hidden />,
      content: part(<PlaybackSection />),
    },
    {
      id: 'look',
      label: t`外观`,
      icon: <IconPalette size={20} stroke={1.75} aria-hidden />,
      content: part(<LookSection />),
    },
    {
      id: 'lyrics',
      label: t`歌词`,
      icon: <IconMicrophone2 size={20} stroke={1.75} aria-hidden />,
      content: part(<LyricsSection />),
    },
    {
      id: 'downloads',
      label: t({ message: '下载', context: '设置的一节' }),
      icon: <IconDownload size={20} stroke={1.75} aria-hidden />,
      content: part(<DownloadSection />),
    },
    {
      id: 'shortcuts',
      label: t`快捷键`,
      icon: <IconKeyboard size={20} stroke={1.75} aria-hidden />,
      content: part(<KeysSection />),
    },
    {
      id: 'account',
      label: t`账号`,
      icon: <IconUser size={20} stroke={1.75} aria-hidden />,
      content: part(<AccountSection onLogout={onLogout} onClose={onClose} onClaimed={onWelcome} />),
    },
    {
      id: 'privacy',
      label: t`隐私`,
      icon: <IconLock size={20} stroke={1.75} aria-hidden />,
      content: part(<PrivacySection />),
    },
    {
      id: 'library',
      // Administrators also manage the server's music libraries here.
      label: isAdmin && hasLibraries ? t`音乐库` : t`我的音乐`,
      icon: <IconMusic size={20} stroke={1.75} aria-hidden />,
      content: part(<LibrarySection />),
    },
    // Shown to administrators only; while the role is unknown, shown if it was requested by address.
    ...((isAdmin ?? section === 'admin')
      ? [
          {
            id: 'admin',
            label: t`管理`,
            icon: <IconServer size={20} stroke={1.75} aria-hidden />,
            content: isAdmin ? part(<AdminSection onWelcome={onWelcome} />) : <SkeletonText lines={6} />,
          },
        ]
      : []),
  ];
  const found = useFoundSettings(
    query,
    sections.map(({ id }) => id),
  );
  const choose = (setting: FoundSetting) => {
    setQuery('');
    setTarget({ title: setting.title });
    select(setting.section);
  };
  return (
    <SettingsDialog
      active={section}
      onSelect={(id) => {
        setQuery('');
        setTarget(null);
        select(id);
      }}
      onClose={onClose}
      sections={sections.map((each) => ({
        ...each,
        content: <SettingTarget title={target?.title ?? null}>{each.content}</SettingTarget>,
      }))}
      search={{
        field: (
          <SettingsSearchField
            query={query}
            onQuery={setQuery}
            onEnter={() => {
              if (found[0]) choose(found[0]);
            }}
          />
        ),
        results: query.trim() !== '' && (
          <SettingsResults
            query={query}
            found={found}
            sectionName={(id) => sections.find((each) => each.id === id)?.label ?? ''}
            onChoose={choose}
          />
        ),
      }}
    />
  );
}

const part = (section: ReactNode) => (
  <QueryBoundary pending={<SkeletonText lines={6} />}>{section}</QueryBoundary>
);
