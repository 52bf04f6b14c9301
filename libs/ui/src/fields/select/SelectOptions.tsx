import { IconCheck } from '@tabler/icons-react';
import { type AriaAttributes } from 'react';
import { type SelectOption } from './select-option.ts';
import classes from './SelectList.module.css';
import { type ActiveBy } from './use-select.ts';

export interface SelectOptionsProps {
  /** ids of options are this id with their index */
  id: string;
  naming: Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'>;
  options: readonly SelectOption[];
  value: string;
  /** index of the option that Enter chooses */
  active: number;
  by: ActiveBy;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
}

/** Listbox with the options of a select, under the headings of their groups. The focus stays in the field. */
export function SelectOptions(props: SelectOptionsProps) {
  const { id, naming, options, by } = props;
  return (
    <div
      {...naming}
      id={id}
      role="listbox"
      tabIndex={-1}
      className={classes.options}
      data-keys={by === 'key' || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      {grouped(options).map(({ name, start, members }) => {
        const rows = members.map((option, at) => (
          <Option key={start + at} {...props} option={option} index={start + at} />
        ));
        if (name === undefined) return rows;
        return (
          <div key={`${name} ${String(start)}`} role="group" aria-label={name}>
            <span className={classes.heading} aria-hidden>
              {name}
            </span>
            {rows}
          </div>
        );
      })}
    </div>
  );
}

function Option(props: SelectOptionsProps & { option: SelectOption; index: number }) {
  const { id, option, index, value, active, onPoint, onChoose } = props;
  const chosen = option.value === value;
  return (
    <button
      type="button"
      id={`${id}-${String(index)}`}
      role="option"
      // The field handles the keys; this option is its active descendant.
      tabIndex={-1}
      aria-selected={chosen}
      data-active={index === active || undefined}
      className={classes.option}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && index !== active && onPoint(index)}
      onClick={() => onChoose(index)}
    >
      <span className={classes.label}>
        <bdi>{option.label}</bdi>
      </span>
      {chosen && <IconCheck size={18} stroke={2} className={classes.mark} aria-hidden />}
    </button>
  );
}

interface Group {
  name: string | undefined;
  /** index of its first option */
  start: number;
  members: SelectOption[];
}

function grouped(options: readonly SelectOption[]): readonly Group[] {
  const groups: Group[] = [];
  options.forEach((option, index) => {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.members.push(option);
    else groups.push({ name: option.group, start: index, members: [option] });
  });
  return groups;
}
