import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@qingyin/ui';
import { IconStarOff } from '@tabler/icons-react';
import { type ReactNode } from 'react';
import classes from './WithTakeOut.module.css';

interface WithTakeOutProps {
  /** what the button does, with the thing's name; default: takes it out of a collection */
  label?: string;
  icon?: ReactNode;
  /** of the thing */
  name: string;
  /** absent where it cannot be taken out */
  onTakeOut?: (() => void) | undefined;
  /** its card */
  children: ReactNode;
}

/** A card with the button that takes its thing out of the list, in a corner of its picture. */
export function WithTakeOut({ label, icon, name, onTakeOut, children }: WithTakeOutProps) {
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

/** The focus must not go with the card: several are taken out one after the other. */
function focusNeighbour(button: HTMLElement): void {
  const buttons = [...button.ownerDocument.querySelectorAll<HTMLElement>('[data-take-out]')];
  const place = buttons.indexOf(button);
  (buttons[place + 1] ?? buttons[place - 1])?.focus();
}
