import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@qingyin/ui';
import { IconStarOff } from '@tabler/icons-react';
import { type ReactNode } from 'react';
import classes from './RemovableCard.module.css';

interface WithTakeOutProps {
  /** accessible name of the button, including the item's name; default: remove from the collection */
  label?: string;
  icon?: ReactNode;
  /** name of the item */
  name: string;
  /** undefined if the item cannot be removed */
  onTakeOut?: (() => void) | undefined;
  /** the card */
  children: ReactNode;
}

/** Card with a remove button in a corner of its cover. */
export function RemovableCard({ label, icon, name, onTakeOut, children }: WithTakeOutProps) {
  const { t } = useLingui();
  return (
    <div className={classes.place}>
      {children}
      {onTakeOut && (
        <IconButton
          size="s"
          label={label ?? t`取消收藏 ${name}`}
          className={classes.button}
          data-take-out=""
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget);
            onTakeOut();
          }}
        >
          {icon ?? <IconStarOff size={18} stroke={1.75} aria-hidden />}
        </IconButton>
      )}
    </div>
  );
}

/**
 * Focuses the neighbouring remove button before the card disappears, so that several cards can be removed by
 * keyboard.
 */
function focusNeighbour(button: HTMLElement): void {
  const buttons = [...button.ownerDocument.querySelectorAll<HTMLElement>('[data-take-out]')];
  const place = buttons.indexOf(button);
  (buttons[place + 1] ?? buttons[place - 1])?.focus();
}
