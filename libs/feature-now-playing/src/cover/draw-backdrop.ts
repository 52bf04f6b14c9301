/** Edge of the drawn picture, px; the stylesheet scales it up to the page. */
export const BACKDROP_PX = 64;
/** How far the picture reaches beyond each edge, px, so that the blur has no dark rim. */
const BEYOND_PX = 6;
/** Blur of the small picture, px: about 80 px on a page of 1,440 px. */
const BLUR_PX = 3.5;
/** Edge to which the picture is scaled down where the browser has no filters for canvases, px. */
const COARSE_PX = 8;

/**
 * Draws a blurred, more colourful picture into a canvas of `BACKDROP_PX`. The blur is drawn once, in few pixels: as a CSS
 * filter it would be computed for the whole page in each frame of the opening transition.
 */
export function drawBackdrop(canvas: HTMLCanvasElement, picture: HTMLImageElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const edge = BACKDROP_PX + 2 * BEYOND_PX;
  if ('filter' in context) {
    context.filter = `blur(${BLUR_PX}px) saturate(2) brightness(1.2)`;
    context.drawImage(picture, -BEYOND_PX, -BEYOND_PX, edge, edge);
    return;
  }
  // Safari: scaling down and up again blurs too.
  const fallback: CanvasRenderingContext2D = context;
  fallback.imageSmoothingQuality = 'high';
  fallback.drawImage(picture, 0, 0, COARSE_PX, COARSE_PX);
  fallback.drawImage(canvas, 0, 0, COARSE_PX, COARSE_PX, -BEYOND_PX, -BEYOND_PX, edge, edge);
}
