// @ts-check
// Script of the page /embed/{service} (apps/server/src/web/embed.ts), which frames another service. It reports to
// the parent page whether the service is reachable and forwards messages between the two. Messages to the parent:
// { embed: 'there' | 'unreachable' } and { embed: 'said', data }; from the parent: { embed: 'say', data }.
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

  // An iframe fires no event when loading fails (the browser shows its own error page in it), hence the probe.
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
