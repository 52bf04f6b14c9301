import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@qingyin/ui';
import { IconPictureInPicture } from '@tabler/icons-react';
import { useSmallWindow } from './use-small-window.ts';

/** 小窗: the words and the player in a small window of their own; pressed again it closes. */
export default function SmallWindowButton() {
  const { t } = useLingui();
  const { offered, open, toggle, ahead } = useSmallWindow();
  if (!offered) return null;
  return (
    <IconButton label={t`小窗`} aria-pressed={open} onPointerEnter={ahead} onFocus={ahead} onClick={toggle}>
      <IconPictureInPicture size={20} stroke={1.75} data-flip-rtl aria-hidden />
    </IconButton>
  );
}
