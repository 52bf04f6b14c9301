import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@qingyin/ui';
import { IconPictureInPicture } from '@tabler/icons-react';
import { useMiniPlayer } from './use-mini-player.ts';

/** Toggle button of the mini player (小窗). */
export function MiniPlayerButton() {
  const { t } = useLingui();
  const { offered, open, toggle, ahead } = useMiniPlayer();
  if (!offered) return null;
  return (
    <IconButton label={t`小窗`} aria-pressed={open} onPointerEnter={ahead} onFocus={ahead} onClick={toggle}>
      <IconPictureInPicture size={20} stroke={1.75} data-flip-rtl aria-hidden />
    </IconButton>
  );
}
