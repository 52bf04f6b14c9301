import { element } from './dom.ts';

export interface SliderOptions {
  part: string;
  name: string;
  /** Step of an arrow key, in the unit of the slider. */
  step: number;
  /** Text of a value, for screen readers. */
  textOf: (value: number) => string;
  /** Called with a value the user has chosen. */
  onChoose: (value: number) => void;
  /** true: called at the end of a drag only, as for seeking. */
  commitOnRelease?: boolean;
}

/**
 * Slider that is dragged or moved by arrow keys, PageUp, PageDown, Home and End. It is not mirrored in
 * right-to-left languages, as all transport controls.
 */
export function createSlider({ part, name, step, textOf, onChoose, commitOnRelease = false }: SliderOptions) {
  const input = element('input', `slider ${part}`);
  input.type = 'range';
  input.min = '0';
  input.max = '0';
  input.step = 'any';
  input.dir = 'ltr';
  input.setAttribute('aria-label', name);
  let dragged = false;

  function show(value: number): void {
    input.value = String(value);
    const max = Number(input.max);
    const share = max > 0 ? Math.min(1, value / max) : 0;
    input.style.setProperty('--share', `${String(Math.round(share * 1000) / 10)}%`);
    const text = textOf(value);
    if (input.getAttribute('aria-valuetext') !== text) input.setAttribute('aria-valuetext', text);
  }

  input.addEventListener('input', () => {
    dragged = commitOnRelease;
    show(Number(input.value));
    if (!commitOnRelease) onChoose(Number(input.value));
  });
  input.addEventListener('change', () => {
    if (dragged) onChoose(Number(input.value));
    dragged = false;
  });
  input.addEventListener('keydown', (event) => {
    const value = Number(input.value);
    const max = Number(input.max);
    const to: Record<string, number> = {
      ArrowLeft: value - step,
      ArrowDown: value - step,
      ArrowRight: value + step,
      ArrowUp: value + step,
      PageDown: value - max / 10,
      PageUp: value + max / 10,
      Home: 0,
      End: max,
    };
    const wanted = to[event.key];
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const reached = Math.min(Math.max(wanted, 0), max);
    show(reached);
    onChoose(reached);
  });

  return {
    input,
    /** Sets value and maximum; a running drag is not disturbed. */
    set(value: number, max: number): void {
      input.max = String(max);
      input.disabled = max <= 0;
      if (!dragged) show(value);
    },
  };
}
