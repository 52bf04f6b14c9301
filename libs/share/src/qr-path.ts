import { create } from 'qrcode';

/** Quiet zone around the code, modules. */
const QUIET = 4;

/**
 * QR code as an SVG path; `size` is the edge of its view box including the quiet zone.
 *
 * @throws Error if the text is too long
 */
export function qrPath(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.data[row * modules.size + column]) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
  return { size: modules.size + 2 * QUIET, path };
}
