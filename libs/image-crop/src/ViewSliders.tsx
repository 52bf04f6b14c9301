import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import classes from './Crop.module.css';
import { maxZoom, type Size, type CropView, zoomView } from './crop-square.ts';

interface ViewSlidersProps {
  size: Size;
  view: CropView;
  onView: (view: CropView) => void;
}

const STEP = 0.01;

/** Sliders for zoom and position, for keyboard use and precision. */
export function ViewSliders({ size, view, onView }: ViewSlidersProps) {
  const { t } = useLingui();
  const { zoom, x, y } = view;
  const shorter = Math.min(size.width, size.height);
  return (
    <div className={classes.sliders}>
      <Slider
        label={t`缩放`}
        value={zoom}
        min={1}
        max={maxZoom(size)}
        text={`${Math.round(zoom * 100)}%`}
        onChange={(next) => onView(zoomView(size, view, next))}
      />
      <Slider
        label={t`左右位置`}
        value={x}
        disabled={size.width * zoom <= shorter}
        onChange={(next) => onView({ ...view, x: next })}
      />
      <Slider
        label={t`上下位置`}
        value={y}
        disabled={size.height * zoom <= shorter}
        onChange={(next) => onView({ ...view, y: next })}
      />
    </div>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  text?: string;
  disabled?: boolean;
  onChange: (value: number) => void;
}

function Slider({ label, value, min = 0, max = 1, text, disabled, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={classes.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        // Always left to right: pictures have no reading direction.
        dir="ltr"
        min={min}
        max={max}
        step={STEP}
        value={value}
        disabled={disabled || max <= min}
        aria-valuetext={text ?? `${Math.round(value * 100)}%`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
