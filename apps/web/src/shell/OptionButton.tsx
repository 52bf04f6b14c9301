import type { ComponentProps, PointerEvent } from 'react';

export interface OptionButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'role' | 'tabIndex'> {
  /** what Enter in the field takes */
  active: boolean;
}

/** Focus stays in the field, which has the keys. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

/** An option of a list that is walked from a field (ARIA combobox pattern). */
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
