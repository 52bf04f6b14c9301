import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import styles from './Slider.module.css';
import { translateStyle, useSliderAnimation } from './use-slider-animation.ts';
import { shareAt, type SliderSteps, valueForKey } from './slider-keys.ts';

/** Props of the slider; values are in any unit, e.g. ms or percent. */
export interface SliderProps extends SliderSteps {
  /** accessible name */
  label: string;
  value: number;
  max: number;
  /** `aria-valuetext`, e.g. "1:02 / 3:45" */
  textOf: (value: number) => string;
  /** growth of the value per ms, for animation; 0: none */
  pace?: number;
  /** the exact current value, for keys and animation; default: `value` */
  valueNow?: () => number;
  /** the value changes by itself: while the slider has the focus, screen readers announce only the user's changes */
  runs?: boolean;
  /** a second, fainter fill, e.g. the buffered part */
  buffered?: number;
  disabled?: boolean;
  /**
   * `edge`: a hairline that thickens on hover and focus; `line`: always a line; `touch`: a line with a thumb for
   * fingers
   */
  look: 'edge' | 'line' | 'touch';
  /** text of the value under the pointer */
  hint?: (value: number) => string;
  /** called during a drag too; without it only the end of a drag is reported */
  onInput?: (value: number) => void;
  /** called after a key press and at the end of a drag */
  onCommit: (value: number) => void;
}

const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
const percent = (value: number, max: number): number =>
  max > 0 ? Math.round((Math.min(Math.max(value, 0), max) / max) * 10_000) / 100 : 0;

/**
 * Horizontal slider from 0 to `max` by the WAI-ARIA pattern: keyboard, pointer, both reading directions. Orientation
 * and least value are the defaults of the role.
 */
export function Slider(props: SliderProps) {
  const { label, value, max, textOf, pace = 0, buffered = 0, disabled = false, look, hint, runs } = props;
  const { onInput, onCommit, valueNow = () => value } = props;
  const rail = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const [spoken, setSpoken] = useState<[value: number, max: number] | null>(null);
  const shown = dragged ?? value;
  const said = dragged ?? (runs && spoken?.[1] === max ? spoken[0] : value);
  /** id of the pointer that drags */
  const dragPointer = useRef<number>(null);
  const fill = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const glides = useSliderAnimation(fill, place, { value, valueNow, max, pace: dragged === null ? pace : 0 });
  const at = (share: number) => (glides ? undefined : translateStyle(share));

  function valueAt(event: PointerEvent): number {
    const element = rail.current;
    if (!element) return 0;
    return shareAt(event.clientX, element.getBoundingClientRect(), isRtl(element)) * max;
  }

  function move(event: PointerEvent): void {
    const next = valueAt(event);
    setHovered(next);
    if (event.pointerId !== dragPointer.current) return;
    setDragged(next);
    onInput?.(next);
  }

  function grab(event: PointerEvent<HTMLDivElement>): void {
    // A second finger changes nothing.
    if (disabled || event.button !== 0 || dragPointer.current !== null) return;
    dragPointer.current = event.pointerId;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    move(event);
  }

  function drop(event: PointerEvent): void {
    if (event.pointerId !== dragPointer.current) return;
    dragPointer.current = null;
    setDragged(null);
    // A cancelled or lost pointer commits nothing; the capture is lost after both.
    if (event.type !== 'pointerup') return;
    setSpoken(null);
    onCommit(valueAt(event));
  }

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = event.shiftKey ? { ...props, step: props.page } : props;
    const next = valueForKey(event.key, valueNow(), max, steps, isRtl(event.currentTarget));
    if (next === null) return;
    event.preventDefault();
    setSpoken([next, max]);
    onCommit(next);
  }

  return (
    <div
      role="slider"
      tabIndex={disabled ? -1 : 0}
      aria-label={label}
      aria-valuemax={Math.round(max)}
      aria-valuenow={Math.round(said)}
      aria-valuetext={textOf(said)}
      aria-disabled={disabled || undefined}
      data-look={look}
      data-dragging={dragged !== null || undefined}
      className={styles.slider}
      onPointerDown={grab}
      onPointerMove={move}
      onPointerUp={drop}
      onLostPointerCapture={drop}
      onPointerLeave={() => setHovered(null)}
      onFocus={() => setSpoken([valueNow(), max])}
      onBlur={() => setSpoken(null)}
      onKeyDown={press}
    >
      <div ref={rail} className={styles.rail}>
        {buffered > 0 && (
          <div className={styles.buffered} style={translateStyle(percent(buffered, max) - 100)} />
        )}
        <div ref={fill} className={styles.fill} style={at(percent(shown, max) - 100)} />
      </div>
      <div className={styles.way}>
        <div ref={place} className={styles.place} style={at(percent(shown, max))}>
          <div className={styles.thumb} />
        </div>
      </div>
      {hint && hovered !== null && !disabled && (
        <div
          className={styles.hint}
          style={{ insetInlineStart: `clamp(36px, ${String(percent(hovered, max))}%, calc(100% - 36px))` }}
          aria-hidden="true"
        >
          {hint(hovered)}
        </div>
      )}
    </div>
  );
}
