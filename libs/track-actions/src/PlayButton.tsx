import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@qingyin/ui';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';

export interface PlayButtonProps {
  playing?: boolean;
  onClick: () => void;
  size?: 's' | 'm' | 'l';
  /** what it plays, for several play buttons in view; default: just 播放 / 暂停 */
  name?: string;
  className?: string;
}

/** Round filled button that plays or pauses. */
export function PlayButton({ playing = false, onClick, size = 'm', name, className }: PlayButtonProps) {
  const { t } = useLingui();
  const Icon = playing ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  const verb = playing ? t`暂停` : t`播放`;
  return (
    <IconButton
      label={name ? `${verb} ${name}` : verb}
      variant="filled"
      size={size}
      className={className}
      data-playing={playing ? '' : undefined}
      onClick={onClick}
    >
      <Icon size={size === 'l' ? 24 : 20} aria-hidden />
    </IconButton>
  );
}
