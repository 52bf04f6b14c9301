interface Connected {
  connection?: { saveData?: boolean };
}

/** Whether hover previews are allowed: not with reduced motion, with data saver, or without a hovering pointer. */
export const arePreviewsAllowed = (): boolean =>
  window.matchMedia('(hover: hover)').matches &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
  (navigator as Connected).connection?.saveData !== true;
