/** Whether the browser lets the page read pictures from the clipboard: not without HTTPS, and not in all browsers. */
export const canReadClipboard = (): boolean => {
  const { clipboard } = navigator as { clipboard?: Partial<Clipboard> };
  return typeof clipboard?.read === 'function';
};

/**
 * Reads the first picture from the clipboard; the browser may ask the user.
 *
 * @returns undefined when the clipboard contains no picture
 * @throws DOMException `NotAllowedError` when the user refuses
 */
export async function readClipboardPicture(): Promise<Blob | undefined> {
  for (const item of await navigator.clipboard.read()) {
    const type = item.types.find((each) => each.startsWith('image/'));
    if (type !== undefined) return item.getType(type);
  }
  return undefined;
}
