// @ts-check
// The script of /embed/{service} (apps/server/src/web/embed.ts). It tells the page around it whether the service can be
// reached, and hands on what the two say to each other. Messages to our page: { embed: 'there' | 'unreachable' } and
// { embed: 'said', data }; from it: { embed: 'say', data }.
(() => {
  const LONGEST_WAIT_MS = 15_000;
  const frame = document.querySelector('iframe');
  const origins = (document.documentElement.dataset.origins ?? '').split(' ');
  if (!frame || window.parent === window) return;
  const own = location.origin;
  const service = new URL(frame.src).origin;
  /** @param {object} message */
  const tell = (message) => window.parent.postMessage(message, own);

  addEventListener('message', ({ source, origin, data }) => {
    if (source === frame.contentWindow && origins.includes(origin)) tell({ embed: 'said', data });
    else if (source === window.parent && origin === own && data?.embed === 'say')
      frame.contentWindow?.postMessage(data.data, service);
  });

  // A frame says nothing of what it could not load, and the browser draws its own broken page in it.
  fetch(`${service}/favicon.ico`, {
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  }).then(
    () => tell({ embed: 'there' }),
    () => tell({ embed: 'unreachable' }),
  );
})();
