import { Trans } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { IconTrash } from '@tabler/icons-react';
import classes from './ClearButton.module.css';

interface ClearButtonProps {
  onClear: () => void;
  /** icon only on phones, for a place beside other buttons */
  brief?: boolean;
}

/** Clears the list without a confirmation, because undo is offered. */
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
