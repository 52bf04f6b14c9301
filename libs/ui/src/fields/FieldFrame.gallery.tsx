import { type GalleryState } from '../gallery/gallery-state.ts';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

type ExampleProps = Pick<FieldFrameProps, 'error' | 'hint' | 'required'> & { id: string };

function Example(props: ExampleProps) {
  return (
    <FieldFrame label="性别" {...props}>
      {(describedBy) => (
        <select id={props.id} aria-describedby={describedBy}>
          <option>保密</option>
          <option>女</option>
          <option>男</option>
        </select>
      )}
    </FieldFrame>
  );
}

const states: readonly GalleryState[] = [
  { name: 'label only', Example: () => <Example id="plain" /> },
  { name: 'with a hint', Example: () => <Example id="hint" hint="只有你自己能看到" /> },
  {
    name: 'required, with an error',
    Example: () => <Example id="error" required error="请选择一项" hint="必填" />,
  },
];
export default states;
