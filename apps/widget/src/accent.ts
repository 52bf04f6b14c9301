const INK = '#0b1110';
const PAPER = '#fff';

/** Accent colour and the colour of text on it. */
export interface Accent {
  readonly colour: string;
  readonly textColour: string;
}

const HEX = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i;

/** Linear value of one sRGB channel (WCAG 2.2 relative luminance), 0 to 1. */
const light = (channel: number): number =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Parses `#rgb` or `#rrggbb` and chooses black or white for text on it, by contrast; null for anything else. */
export function readAccent(text: string | null): Accent | null {
  const [, short, long] = HEX.exec(text?.trim() ?? '') ?? [];
  const six = long ?? short?.replaceAll(/./g, '$&$&');
  if (six === undefined) return null;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    light(Number.parseInt(six.slice(at, at + 2), 16) / 255),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // At this luminance both have the same contrast.
  return { colour: `#${six}`, textColour: luminance > 0.179 ? INK : PAPER };
}
