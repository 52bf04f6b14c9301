import { BAR_MS } from './peaks.ts';

/** Width of a second, CSS px. */
export const SECOND_PX = 80;

/** Draws the waveform from `fromMs` on, in the canvas's text colour. */
export function drawPeaks(canvas: HTMLCanvasElement, peaks: Float32Array, fromMs: number): void {
  const sharp = Math.min(2, devicePixelRatio || 1);
  const { clientWidth, clientHeight } = canvas;
  const [width, height] = [Math.round(clientWidth * sharp), Math.round(clientHeight * sharp)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, width, height);
  context.fillStyle = getComputedStyle(canvas).color;
  const barPx = (SECOND_PX * BAR_MS * sharp) / 1000;
  const first = Math.floor(fromMs / BAR_MS);
  for (let bar = Math.max(0, first); bar < peaks.length; bar += 1) {
    const left = (bar - fromMs / BAR_MS) * barPx;
    if (left > width) break;
    const tall = Math.max(sharp, (peaks[bar] ?? 0) * height * 0.92);
    context.fillRect(left, (height - tall) / 2, Math.max(1, barPx - sharp * 0.5), tall);
  }
}
