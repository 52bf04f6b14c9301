import { FieldFrame } from '@qingyin/ui';
import { useId } from 'react';
import classes from './SmartPlaylist.module.css';

interface ChoiceProps<Name extends string> {
  label: string;
  value: Name;
  options: Readonly<Record<Name, string>>;
  onChange: (name: Name) => void;
}

/** Labelled select of a few named values. */
export function LabelledSelect<Name extends string>({ label, value, options, onChange }: ChoiceProps<Name>) {
  const id = useId();
  const names = Object.keys(options) as Name[];
  return (
    <FieldFrame id={id} label={label}>
      {() => (
        <select
          id={id}
          className={classes.input}
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = names.find((name) => name === currentTarget.value);
            if (chosen) onChange(chosen);
          }}
        >
          {names.map((name) => (
            <option key={name} value={name}>
              {options[name]}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
