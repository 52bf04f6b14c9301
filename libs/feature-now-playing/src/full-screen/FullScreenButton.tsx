import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@qingyin/ui';
import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { canFillScreen, toggleFullScreen, useFullScreen } from './full-screen.ts';

/** Button that shows the now-playing page in full screen; nothing where the browser cannot. */
export function FullScreenButton() {
  const { t } = useLingui();
  const full = useFullScreen();
  if (!canFillScreen()) return null;
  const Icon = full ? IconMinimize : IconMaximize;
  return (
    <IconButton label={t`全屏`} aria-pressed={full} onClick={toggleFullScreen}>
      <Icon size={20} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
