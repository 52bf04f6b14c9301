const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** Whether an address is that of a list of pieces (RFC 8216) and not of a file. */
export const isHls = (address: string): boolean => /\.m3u8$/i.test(new URL(address, 'http://here').pathname);

/**
 * Gives the element a file, or a list of pieces, whose reader only comes when one is met. Resolves once the element has
 * it, with the way to take it away; rejects when the reader does not come or can't go on.
 */
export async function attachFile(
  video: HTMLVideoElement,
  address: string,
  onFailure: () => void,
): Promise<() => void> {
  if (!isHls(address)) {
    video.src = address;
    return () => {};
  }
  const { default: Hls } = await import('hls.js/light');
  if (!Hls.isSupported()) {
    // Where pages can't feed the element (iPhones) it reads such lists by itself.
    if (!video.canPlayType(HLS_TYPE)) throw new Error('This browser plays no lists of pieces');
    video.src = address;
    return () => {};
  }
  // No worker: its code would have to be let in from a blob.
  const reader = new Hls({ enableWorker: false });
  reader.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onFailure();
  });
  reader.loadSource(address);
  reader.attachMedia(video);
  return () => reader.destroy();
}
