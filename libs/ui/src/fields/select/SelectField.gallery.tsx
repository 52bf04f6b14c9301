import { useState } from 'react';
import { type GalleryState } from '../../gallery/gallery-state.ts';
import { selectKeys } from '../../gallery/key-maps.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

const genders = [
  { value: 'secret', label: '保密' },
  { value: 'female', label: '女' },
  { value: 'male', label: '男' },
];

function Example(props: Pick<SelectFieldProps<string>, 'error' | 'hint'>) {
  const [value, setValue] = useState('secret');
  return <SelectField label="性别" options={genders} value={value} onChange={setValue} {...props} />;
}

const states: readonly GalleryState[] = [
  { name: 'label only', Example },
  { name: 'with a hint', Example: () => <Example hint="只有你自己能看到" /> },
  { name: 'with an error', Example: () => <Example error="请选择一项" hint="必填" /> },
];
export default states;

export const keys = selectKeys;
