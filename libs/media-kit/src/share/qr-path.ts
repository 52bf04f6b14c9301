import { create } from 'qrcode';

/** White around the code, as readers want it, modules. */
const QUIET = 4;

/** A QR code as one SVG path: `size` is the edge of its view box with the quiet zone. Throws when the text is too long. */
export function qrPath(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.data[row * modules.size + column]) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
  return { size: modules.size + 2 * QUIET, path };
}
