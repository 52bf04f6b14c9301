import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@qingyin/ui';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';

export interface LikeButtonProps {
  liked: boolean;
  onToggle: () => void;
  size?: 's' | 'm' | 'l';
}

/** Heart toggle button named 喜欢, with its state in `aria-pressed` (docs/specification/accessible-names.md). */
export function LikeButton({ liked, onToggle, size = 'm' }: LikeButtonProps) {
  const { t } = useLingui();
  const Heart = liked ? IconHeartFilled : IconHeart;
  return (
    <IconButton label={t`喜欢`} size={size} aria-pressed={liked} onClick={onToggle}>
      <Heart size={size === 's' ? 18 : 22} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
