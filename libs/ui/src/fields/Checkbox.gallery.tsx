import { useState } from 'react';
import { type GalleryState } from '../gallery/gallery-state.ts';
import { checkboxKeys } from '../gallery/key-maps.ts';
import { Checkbox } from './Checkbox.tsx';

function Example({ label = '记住我的选择', on = false, invalid = false }) {
  const [checked, setChecked] = useState(on);
  return <Checkbox label={label} checked={checked} invalid={invalid} onChange={setChecked} />;
}

const states: readonly GalleryState[] = [
  { name: 'off', Example },
  { name: 'on', Example: () => <Example on /> },
  { name: 'invalid', Example: () => <Example label="我同意服务条款" invalid /> },
  {
    name: 'long text',
    Example: () => (
      <Example label="我已经读过并且同意《青音服务条款》与《隐私说明》，也知道我上传的歌曲只有我自己能够听到，除非我把它们公开给所有人" />
    ),
  },
];
export default states;

export const keys = checkboxKeys;
