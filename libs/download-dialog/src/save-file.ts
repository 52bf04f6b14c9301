/**
 * Starts a download by the browser.
 *
 * @param elsewhere true: the address belongs to a foreign service and may open as a page, hence a new tab
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
