import { SelectField } from '@qingyin/ui';

interface ChoiceProps<Name extends string> {
  label: string;
  value: Name;
  options: Readonly<Record<Name, string>>;
  onChange: (name: Name) => void;
}

/** Labelled select of a few named values. */
export function LabelledSelect<Name extends string>({ options, ...field }: ChoiceProps<Name>) {
  const names = Object.keys(options) as Name[];
  return <SelectField {...field} options={names.map((value) => ({ value, label: options[value] }))} />;
}
