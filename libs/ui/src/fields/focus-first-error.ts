/** Focuses the first invalid field, in the next frame: fields are marked by the render that follows. */
export function focusFirstError(fields: HTMLElement | null): void {
  requestAnimationFrame(() => fields?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
}
