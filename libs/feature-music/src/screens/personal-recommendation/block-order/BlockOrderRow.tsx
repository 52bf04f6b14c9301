import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@qingyin/ui';
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconGripVertical } from '@tabler/icons-react';
import classes from './BlockOrderDialog.module.css';

interface OrderRowProps {
  name: string;
  dragged: boolean;
  onDragStart: () => void;
  onDragEnter: () => void;
  /** `dropped` is false if the drag was cancelled */
  onDragEnd: (dropped: boolean) => void;
  first: boolean;
  last: boolean;
  hidden: boolean;
  onToggle: () => void;
  onStep: (by: 1 | -1, button: HTMLButtonElement) => void;
}

/** Row of a block with a drag handle, and buttons to hide and to move it. */
export function BlockOrderRow(props: OrderRowProps) {
  const { name, dragged, onDragStart, onDragEnter, onDragEnd, first, last, hidden, onToggle, onStep } = props;
  const { t } = useLingui();
  const Eye = hidden ? IconEyeOff : IconEye;
  return (
    <li
      className={classes.row}
      draggable
      data-dragged={dragged ? '' : undefined}
      data-hidden={hidden ? '' : undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox requires data for a drag.
        event.dataTransfer.setData('text/plain', name);
        onDragStart();
      }}
      onDragEnter={onDragEnter}
      onDragEnd={({ dataTransfer }) => onDragEnd(dataTransfer.dropEffect !== 'none')}
    >
      <IconGripVertical size={18} stroke={1.75} className={classes.grip} aria-hidden />
      <span className={classes.name}>{name}</span>
      <IconButton size="s" label={t`显示 ${name}`} aria-pressed={!hidden} onClick={onToggle}>
        <Eye size={18} stroke={1.75} aria-hidden />
      </IconButton>
      {/* aria-disabled instead of disabled: a disabled button would lose the focus. */}
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
