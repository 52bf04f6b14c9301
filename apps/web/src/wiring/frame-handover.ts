/**
 * Adds an empty host element for the app beside the prebuilt frame, and removes the frame in the task that renders
 * the app's first page. React renders an empty tree while the router loads; rendered over the frame, that would be
 * a blank window that ignores keys for 30 to 150 ms.
 *
 * @returns the host
 */
export function hostBesideFrame(container: HTMLElement): HTMLElement {
  const frame = [...container.childNodes];
  const host = document.createElement('div');
  host.style.display = 'contents';
  container.append(host);
  const observer = new MutationObserver(() => {
    if (!host.querySelector(':scope > :not(style)')) return;
    observer.disconnect();
    for (const node of frame) node.remove();
  });
  observer.observe(host, { childList: true });
  return host;
}
