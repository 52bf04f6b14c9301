import { Trans } from '@lingui/react/macro';
import { Link, overlayEntry } from '@qingyin/routing';
import { buttonClass } from '@qingyin/ui';
import { IconPencil } from '@tabler/icons-react';

/** Link that opens the account settings as an overlay, so that Back returns to the profile. */
export function EditLink() {
  return (
    <Link
      to="."
      search={(kept) => ({ ...kept, settings: 'account' as const })}
      state={overlayEntry}
      resetScroll={false}
      aria-haspopup="dialog"
      className={buttonClass('filled')}
    >
      <IconPencil size={18} stroke={1.75} aria-hidden />
      <Trans>编辑资料</Trans>
    </Link>
  );
}
