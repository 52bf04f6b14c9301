/**
 * Copies text to the clipboard; false if the browser refuses. Plain HTTP has no clipboard API
 * (docs/specification/http.md#insecure-contexts), so a hidden field and `execCommand` are used. Must be called from a
 * user gesture.
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
  // An open dialog traps the focus, so the field is inserted beside the focused element.
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
