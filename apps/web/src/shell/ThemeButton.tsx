import { useLingui } from '@lingui/react/macro';
import { colorScheme, IconButton, type ColorScheme } from '@qingyin/ui';
import { IconMoon, IconSun, IconSunMoon } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import styles from './TopBar.module.css';

const order: readonly ColorScheme[] = ['auto', 'light', 'dark'];
const icons = { auto: IconSunMoon, light: IconSun, dark: IconMoon } as const;

/** Cycles through the colour schemes automatic, light and dark; its accessible description names the current one. */
export function ThemeButton() {
  const { t } = useLingui();
  const scheme = useSyncExternalStore(colorScheme.subscribe, colorScheme.get);
  const Icon = icons[scheme];
  const labels = { auto: t`跟随系统`, light: t`浅色`, dark: t`深色` } as const;
  const label = labels[scheme];
  const next = order[(order.indexOf(scheme) + 1) % order.length] ?? 'auto';
  return (
    <IconButton
      label={t`主题`}
      className={styles.theme}
      aria-description={label}
      title={t`主题：${label}`}
      onClick={() => colorScheme.set(next)}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
