/**
 * Hands an address to the browser's own downloads, which do the rest.
 *
 * @param elsewhere true: the address is a foreign service's and may open as a page, so it gets one of its own
 */
export function saveFile(url: string, { elsewhere = false } = {}): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  if (elsewhere) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  document.body.append(link);
  link.click();
  link.remove();
}
