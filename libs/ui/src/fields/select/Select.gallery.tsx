import { useState } from 'react';
import { type GalleryState } from '../../gallery/gallery-state.ts';
import { selectKeys } from '../../gallery/key-maps.ts';
import { Select, type SelectProps } from './Select.tsx';
import { type SelectOption } from './select-option.ts';

const presets: readonly SelectOption[] = [
  { value: 'flat', label: '平直' },
  { value: 'rock', label: '摇滚' },
  { value: 'night', label: '深夜', group: '我的预设' },
  { value: 'car', label: '车里', group: '我的预设' },
];

function Example(props: Partial<SelectProps<string>>) {
  const { options = presets } = props;
  const [value, setValue] = useState(options[1]?.value ?? '');
  return <Select aria-label="预设" options={options} value={value} onChange={setValue} {...props} />;
}

const states: readonly GalleryState[] = [
  { name: 'with groups', Example },
  { name: 'bare', Example: () => <Example variant="bare" /> },
  {
    name: 'searchable',
    Example: () => (
      <Example
        filterBy={(query) =>
          ({ label }) =>
            label.includes(query)
          }
      />
    ),
  },
  { name: 'invalid', Example: () => <Example aria-invalid /> },
  { name: 'disabled', Example: () => <Example disabled /> },
  {
    name: 'long text',
    Example: () => (
      <Example options={[1, 2].map((n) => ({ value: String(n), label: '月落乌啼霜满天'.repeat(n * 10) }))} />
    ),
  },
];
export default states;

export const keys = selectKeys;
