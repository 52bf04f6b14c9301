import type { Mood } from '../compose/song-spec.ts';

/**
 * Colours of one picture. `far`, `middle`, `near` are tones by distance, `ink` is the darkest one, `accent` the
 * only saturated one.
 */
export interface Palette {
  sky: string;
  ground: string;
  far: string;
  middle: string;
  near: string;
  ink: string;
  light: string;
  accent: string;
  dark: boolean;
}

function palette(colours: string, dark = false): Palette {
  const [sky = '', ground = '', far = '', middle = '', near = '', ink = '', light = '', accent = ''] =
    colours.split(' ');
  return { sky, ground, far, middle, near, ink, light, accent, dark };
}

/** Order: sky ground far middle near ink light accent. */
const palettes: Record<Mood, readonly Palette[]> = {
  spring: [
    palette('#e9efdf #f8f3e6 #bcd3bd #86b39a #4a8a74 #1f4b42 #fff6ee #e58a8f'),
    palette('#f7dcd4 #fbf1e6 #e6b8b0 #b98d8a #6f7f72 #2f4a45 #fffaf3 #d2566a'),
    palette('#cfe6dc #f3f4e4 #9accbb #5fae9b #2b8a78 #0e4b43 #fffbef #f0a35e'),
  ],
  autumn: [
    palette('#f3dfbd #f8eedb #e0b886 #c18a52 #8c5a34 #4a2c1d #fff6e4 #c2412d'),
    palette('#d98e4a #f0c68a #c9743b #a3532e #6e3423 #331812 #ffe9c4 #7d1f1a'),
    palette('#e8e0d0 #f5efe2 #c8b89c #a08a68 #6d5c45 #3a3026 #fffaf0 #c8642e'),
  ],
  night: [
    palette('#0e1f33 #27435a #2f5069 #1d3850 #12263a #071320 #f3e6bf #d9b65a', true),
    palette('#131a33 #3a3a63 #434a78 #2a305a #191e40 #0a0d20 #f1e7d3 #e9b7a0', true),
    palette('#0b2b2c #2c5a55 #32655f #1d4a47 #103332 #061a1b #eaf3d9 #9fd3bd', true),
  ],
  farewell: [
    palette('#dfe3e2 #f2ede2 #b9c4c4 #8b9ea1 #566c72 #273a41 #fffdf6 #c9623f'),
    palette('#b9c9cf #e9dfcc #94aab2 #6a8590 #3f5a67 #1d303b #fff6e2 #e0894c'),
    palette('#e9d5c3 #f6ece0 #c9aa9a #9b8383 #66616b #2f3440 #fff8ec #b5473c'),
  ],
  heroic: [
    palette('#b5372a #e07b47 #9c2f26 #7a241f #4f1817 #230b0c #ffe3b0 #f4b84a', true),
    palette('#221c1c #5a3a2c #6b4532 #4a2e24 #2e1c18 #130b0a #f6d9a0 #d2402b', true),
    palette('#e8d3ae #f4e7cd #cda678 #a5744c #6b4230 #2b1a15 #fff3d6 #b02a1f'),
  ],
  rustic: [
    palette('#e6e2c2 #f7f2de #c3c78f #94a75f #5f7a3f #2e4424 #fffbe6 #d9822b'),
    palette('#f2d58a #fbf0cf #dcb45c #a9953f #66762f #2f401c #fffae0 #c4502a'),
    palette('#c9dcc0 #f1efd9 #a3bf92 #759a6b #46704a #1f4030 #fffbea #d66a4a'),
  ],
  longing: [
    palette('#dcd3e0 #f4ece8 #b8a8c2 #8d7a9e #5c4d73 #2c2544 #fff7f2 #c5526e'),
    palette('#e7c8c4 #f7e8e0 #cfa0a0 #a3747f #6b4a5e #331f35 #fff5ee #a82f4c'),
    palette('#c3cfdc #efeae4 #98a9bf #6c7f9c #445576 #1f2b47 #fff8ea #d98a5b'),
  ],
  calm: [
    palette('#d3e5df #f2f1e6 #a6cac0 #70a99d #3c8277 #134a44 #fffdf3 #169987'),
    palette('#169987 #57b9a6 #128574 #0d6b5f #084f47 #04302c #f4efd9 #f2d492', true),
    palette('#ebe6da #f8f5ec #cdc7b7 #a09d8f #6b6d66 #33383a #ffffff #169987'),
  ],
  snow: [
    palette('#dfe7ec #f7f8f7 #c2d0d9 #94a8b5 #5f7684 #2a3b48 #ffffff #c2412d'),
    palette('#a9bccb #e3e9ec #8ba2b4 #67819a #40596f #1b2c3c #ffffff #f0d9a8'),
    palette('#2c3e50 #7f97a8 #8ea5b5 #5c7488 #3a4e60 #16212c #f8fbfc #dfe9ee', true),
  ],
  bright: [
    palette('#f6c453 #fbe6ae #eaa63f #d97f35 #a9502b #4d2117 #fff8e0 #c8321f'),
    palette('#8fd0c4 #eef3dd #5db5a8 #2f9488 #116d64 #073f3b #fffbe8 #f28b50'),
    palette('#f3a98c #fbe3d0 #e5835f #c05c46 #7d3a38 #371b22 #fff5e6 #166f66'),
  ],
};

export function palettesOf(mood: Mood): readonly Palette[] {
  return palettes[mood];
}
