import { type GalleryState } from '../gallery/gallery-state.ts';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

type ExampleProps = Pick<FieldFrameProps, 'error' | 'hint' | 'required'> & { id: string };

function Example(props: ExampleProps) {
  return (
    <FieldFrame label="生日" {...props}>
      {(describedBy) => <input id={props.id} type="date" autoComplete="off" aria-describedby={describedBy} />}
    </FieldFrame>
  );
}

const states: readonly GalleryState[] = [
  { name: 'label only', Example: () => <Example id="plain" /> },
  { name: 'with a hint', Example: () => <Example id="hint" hint="只有你自己能看到" /> },
  {
    name: 'required, with an error',
    Example: () => <Example id="error" required error="请选择日期" hint="必填" />,
  },
];
export default states;
