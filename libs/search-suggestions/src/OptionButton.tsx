import type { ComponentProps, PointerEvent } from 'react';

export interface OptionButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'role' | 'tabIndex'> {
  /** Whether Enter in the field takes this option (`aria-selected`). */
  active: boolean;
}

/** Keeps the focus in the field, which handles the keys. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

/** Option of a listbox that is controlled by a text field (ARIA combobox pattern). */
export const OptionButton = ({ active, ...rest }: OptionButtonProps) => (
  <button
    {...rest}
    type="button"
    role="option"
    tabIndex={-1}
    aria-selected={active}
    onPointerDown={keepFocus}
  />
);
