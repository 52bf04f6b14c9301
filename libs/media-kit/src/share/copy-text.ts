/**
 * Puts text on the clipboard; false when the browser refuses. Over plain http there is no clipboard API
 * (screens.md decision 14), so an unseen field and the old command stand in. Must be called from a gesture.
 */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard && window.isSecureContext) {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (done) return true;
  }
  return copyByCommand(text);
}

function copyByCommand(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'qy-unseen';
  // Inside an open dialog focus may not leave it, so the field goes where the focus is.
  (before?.parentElement ?? document.body).append(field);
  field.select();
  let done = false;
  try {
    done = document.execCommand('copy');
  } catch {
    done = false;
  }
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}
