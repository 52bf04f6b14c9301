/**
 * Puts an empty host for the app beside the prebuilt frame, and takes the frame away in the task in which the app's first
 * page is drawn. React draws an empty tree while the router is still on its way to a page: drawn into the frame's place,
 * that would be a blank window, deaf to keys, for 30 to 150 ms.
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
