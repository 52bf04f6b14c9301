import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@qingyin/ui';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import classes from './OrderDialog.module.css';

interface OrderRowProps {
  name: string;
  dragged: boolean;
  onDragStart: () => void;
  onDragEnter: () => void;
  onDragEnd: () => void;
  first: boolean;
  last: boolean;
  onStep: (by: 1 | -1, button: HTMLButtonElement) => void;
}

/** One block's row: a grip for the pointer and two buttons for everything else. */
export function OrderRow(props: OrderRowProps) {
  const { name, dragged, onDragStart, onDragEnter, onDragEnd, first, last, onStep } = props;
  const { t } = useLingui();
  return (
    <li
      className={classes.row}
      draggable
      data-dragged={dragged ? '' : undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags only what carries data.
        event.dataTransfer.setData('text/plain', name);
        onDragStart();
      }}
      onDragEnter={onDragEnter}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => event.preventDefault()}
      onDragEnd={onDragEnd}
    >
      <IconGripVertical size={18} stroke={1.75} className={classes.grip} aria-hidden />
      <span className={classes.name}>{name}</span>
      {/* aria-disabled and not disabled: the focus must not fall out of the dialog at either end. */}
      <IconButton
        size="s"
        label={t`上移 ${name}`}
        aria-disabled={first}
        onClick={(event) => onStep(-1, event.currentTarget)}
      >
        <IconArrowUp size={18} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton
        size="s"
        label={t`下移 ${name}`}
        aria-disabled={last}
        onClick={(event) => onStep(1, event.currentTarget)}
      >
        <IconArrowDown size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </li>
  );
}
