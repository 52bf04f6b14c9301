/** Time for the recipient of an object URL to begin reading it, ms. */
const BEGIN_MS = 60_000;

/**
 * Revokes an object URL after a minute. A download that first asks for its location, or the captions of a film
 * that was left at once, would otherwise fail with an error in the browser's console.
 */
export function revokeObjectUrlLater(url: string): void {
  setTimeout(() => URL.revokeObjectURL(url), BEGIN_MS);
}
