import { Trans } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { IconTrash } from '@tabler/icons-react';
import classes from './ClearButton.module.css';

interface ClearButtonProps {
  onClear: () => void;
  /** stands beside other buttons: on phones there is no room for its word */
  brief?: boolean;
}

/** Clears the list; nothing is asked first, since it can be taken back. */
export function ClearButton({ onClear, brief = false }: ClearButtonProps) {
  return (
    <Button
      variant="plain"
      className={brief ? classes.brief : undefined}
      icon={<IconTrash size={18} stroke={1.75} aria-hidden />}
      onClick={onClear}
    >
      <Trans>清空</Trans>
    </Button>
  );
}
