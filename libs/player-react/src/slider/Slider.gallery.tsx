import { type GalleryState, sliderKeys } from '@qingyin/ui/gallery';
import { useState } from 'react';
import { Slider, type SliderProps } from './Slider.tsx';

const percent = (value: number): string => `${String(Math.round(value))}%`;

function Example({ start = 40, ...rest }: { start?: number } & Partial<SliderProps>) {
  const [value, setValue] = useState(start);
  return (
    <div style={{ maxInlineSize: 320 }}>
      <Slider
        label="音量"
        look="line"
        value={value}
        max={100}
        step={5}
        page={20}
        textOf={percent}
        onInput={setValue}
        onCommit={setValue}
        {...rest}
      />
    </div>
  );
}

const states: readonly GalleryState[] = [
  { name: 'line', Example: () => <Example /> },
  { name: 'edge', Example: () => <Example look="edge" /> },
  {
    name: 'buffered, with a hint while hovered',
    Example: () => <Example look="edge" buffered={70} hint={percent} />,
  },
  { name: 'at the start', Example: () => <Example start={0} /> },
  { name: 'at the end', Example: () => <Example start={100} /> },
  { name: 'disabled', Example: () => <Example disabled /> },
];
export default states;

export const keys = sliderKeys;
