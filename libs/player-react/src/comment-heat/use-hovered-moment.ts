import { type RefObject, useEffect, useState } from 'react';
import { shareAt } from '../slider/slider-keys.ts';

/** Debounce of the pointer position, ms: a passing pointer fetches nothing. */
const CALM_MS = 160;

/**
 * The moment of a track (ms) under a hovering mouse or at the keyboard focus of the slider beside an element; null
 * without one, on touch, during a drag and after Escape.
 */
export function useHoveredMoment(beside: RefObject<HTMLElement | null>, durationMs: number): number | null {
  const [moment, setMoment] = useState<number | null>(null);
  useEffect(() => {
    const slider = beside.current?.parentElement?.querySelector<HTMLElement>('[role=slider]');
    if (!slider) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (next: number | null) => {
      clearTimeout(timer);
      if (next === null) setMoment(null);
      else timer = setTimeout(() => setMoment(next), CALM_MS);
    };
    const point = ({ pointerType, buttons, clientX }: PointerEvent) => {
      const rtl = getComputedStyle(slider).direction === 'rtl';
      const still = pointerType === 'mouse' && buttons === 0;
      tell(still ? shareAt(clientX, slider.getBoundingClientRect(), rtl) * durationMs : null);
    };
    const reach = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') return;
      if (slider.matches(':focus-visible')) tell(Number(slider.getAttribute('aria-valuenow')));
    };
    const leave = () => tell(null);
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    slider.ownerDocument.addEventListener('keydown', dismiss, true);
    slider.addEventListener('pointermove', point);
    slider.addEventListener('pointerdown', leave);
    slider.addEventListener('pointerleave', leave);
    slider.addEventListener('focus', reach);
    slider.addEventListener('keyup', reach);
    slider.addEventListener('blur', leave);
    return () => {
      clearTimeout(timer);
      slider.ownerDocument.removeEventListener('keydown', dismiss, true);
      slider.removeEventListener('pointermove', point);
      slider.removeEventListener('pointerdown', leave);
      slider.removeEventListener('pointerleave', leave);
      slider.removeEventListener('focus', reach);
      slider.removeEventListener('keyup', reach);
      slider.removeEventListener('blur', leave);
    };
  }, [beside, durationMs]);
  return moment;
}
