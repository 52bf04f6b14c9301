import { type GalleryState, radioKeys } from '@qingyin/ui/gallery';
import { useState } from 'react';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

function Example(
  props: Pick<SegmentedControlProps<string>, 'note' | 'columns'> & {
    texts: readonly string[];
    chosen?: string;
  },
) {
  const { texts, chosen = texts[0] ?? '', ...rest } = props;
  const [value, setValue] = useState<string | null>(chosen === '' ? null : chosen);
  return (
    <div style={{ maxInlineSize: 340 }}>
      <SegmentedControl
        label="音质"
        value={value}
        options={texts.map((text) => ({ value: text, text }))}
        onChange={setValue}
        {...rest}
      />
    </div>
  );
}

const few = ['自动', '开', '关'];
const many = ['不定时', '15 分', '30 分', '45 分', '60 分', '自己定', '播完这首', '播完队列'];

const states: readonly GalleryState[] = [
  { name: 'few options', Example: () => <Example texts={few} /> },
  { name: 'with a note', Example: () => <Example texts={few} note="正在省" /> },
  { name: 'nothing chosen', Example: () => <Example texts={few} chosen="" /> },
  { name: 'several rows', Example: () => <Example texts={many} columns={4} /> },
  {
    name: 'long texts',
    Example: () => (
      <Example texts={['Automatic, by the connection', 'Always on', 'Never']} note="In the mobile network" />
    ),
  },
];
export default states;

export const keys = radioKeys;
