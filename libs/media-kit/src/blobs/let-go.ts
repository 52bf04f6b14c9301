/** How long somebody who was given the address of a blob may take to begin to read it, ms. */
const BEGIN_MS = 60_000;

/**
 * Takes back the address of a blob, a minute later: a download that asks first where to, or captions of a film that was left
 * at once, would find nothing there, and the browser calls that an error.
 */
export function letGo(url: string): void {
  setTimeout(() => URL.revokeObjectURL(url), BEGIN_MS);
}
