import { useLingui } from '@lingui/react/macro';
import { useCanOpen } from '@qingyin/media-kit';
import { Link } from '@qingyin/routing';
import { buttonClass } from '@qingyin/ui';
import { IconPencil } from '@tabler/icons-react';

/** From one's own list to where it is edited, once there is a screen for it. */
export function EditLink({ id }: { id: string }) {
  const { t } = useLingui();
  const canOpen = useCanOpen();
  if (!canOpen('/edit-song-list')) return null;
  const label = t`编辑`;
  return (
    <Link to="/edit-song-list" search={{ id }} className={buttonClass('soft')} title={label}>
      <IconPencil size={18} stroke={1.75} aria-hidden />
      <span>{label}</span>
    </Link>
  );
}
