const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** Whether an address is that of an HLS playlist (RFC 8216). */
export const isHls = (address: string): boolean => /\.m3u8$/i.test(new URL(address, 'http://here').pathname);

/**
 * Sets the source of a video element: a file or an HLS playlist, for which hls.js loads on demand. Resolves to a
 * function that detaches the source; rejects if hls.js fails to load or HLS is not supported. `onFailure` is
 * called for fatal HLS errors.
 */
export async function attachSource(
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
    // Without Media Source Extensions (iPhones), Safari plays HLS natively.
    if (!video.canPlayType(HLS_TYPE)) throw new Error('HLS is not supported by this browser');
    video.src = address;
    return () => {};
  }
  // hls.js starts its worker from a blob: URL, which the content security policy forbids.
  const reader = new Hls({ enableWorker: false });
  reader.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onFailure();
  });
  reader.loadSource(address);
  reader.attachMedia(video);
  return () => reader.destroy();
}
