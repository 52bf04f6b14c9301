/** Goes to the first field that is marked. Fields are marked after the render that follows, so it waits for that. */
export function focusFirstError(fields: HTMLElement | null): void {
  requestAnimationFrame(() => fields?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
}
