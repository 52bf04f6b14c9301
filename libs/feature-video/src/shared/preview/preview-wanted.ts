interface Connected {
  connection?: { saveData?: boolean };
}

/** Whether films may move by themselves here: not where motion or data is to be saved, nor where nothing hovers. */
export const previewWanted = (): boolean =>
  window.matchMedia('(hover: hover)').matches &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
  (navigator as Connected).connection?.saveData !== true;
