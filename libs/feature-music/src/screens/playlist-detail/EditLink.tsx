import { useLingui } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { buttonClass } from '@qingyin/ui';
import { IconPencil } from '@tabler/icons-react';

/** Link to the editor of the user's own playlist. */
export function EditLink({ id }: { id: string }) {
  const { t } = useLingui();
  const label = t`编辑`;
  return (
    <Link to="/edit-song-list" search={{ id }} className={buttonClass('soft')} title={label}>
      <IconPencil size={18} stroke={1.75} aria-hidden />
      <span>{label}</span>
    </Link>
  );
}
