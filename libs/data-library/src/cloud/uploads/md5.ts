/** Rotations of the four rounds (RFC 1321). */
const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21] as const;
const SINES = Int32Array.from({ length: 64 }, (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32));
const TURNS = Int32Array.from({ length: 64 }, (_, at) => SHIFTS[(at >> 4) * 4 + (at & 3)] ?? 0);
/** Factor and start of each round's walk through the 32-bit words of a block. */
const PACES = [
  [1, 0],
  [5, 1],
  [3, 5],
  [7, 0],
] as const;
/** Index of the 32-bit word that each step uses. */
const WORDS = Int32Array.from({ length: 64 }, (_, at) => {
  const [factor, first] = PACES[at >> 4] ?? PACES[0];
  return (factor * at + first) & 15;
});
const BLOCK = 64;
/** Position of the length in the last block. */
const LENGTH_AT = 56;

export interface Md5 {
  update(bytes: Uint8Array): void;
  /** returns the hash in hexadecimal; must be the last call */
  digest(): string;
}

/**
 * Incremental MD5, by which `cloud/upload/token` identifies files. Browsers have no MD5, and over plain http no
 * checksum at all (docs/specification/http.md#insecure-contexts).
 */
export function createMd5(): Md5 {
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  const words = new Int32Array(16);
  const rest = new Uint8Array(BLOCK);
  let held = 0;
  let length = 0;

  const update = (bytes: Uint8Array): void => {
    length += bytes.length;
    let at = 0;
    if (held > 0) {
      at = Math.min(BLOCK - held, bytes.length);
      rest.set(bytes.subarray(0, at), held);
      held += at;
      if (held < BLOCK) return;
      mix(state, words, rest, 0);
    }
    for (; at + BLOCK <= bytes.length; at += BLOCK) mix(state, words, bytes, at);
    rest.set(bytes.subarray(at));
    held = bytes.length - at;
  };

  return {
    update,
    digest() {
      const bits = length * 8;
      const padding = new Uint8Array(held < LENGTH_AT ? BLOCK - held : 2 * BLOCK - held);
      padding[0] = 0x80;
      const view = new DataView(padding.buffer);
      view.setUint32(padding.length - 8, bits % 2 ** 32, true);
      view.setUint32(padding.length - 4, Math.floor(bits / 2 ** 32), true);
      update(padding);
      const out = new DataView(new ArrayBuffer(16));
      state.forEach((word, index) => out.setInt32(index * 4, word, true));
      return [...new Uint8Array(out.buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    },
  };
}

/** Element of a typed array at an index that is known to exist. */
const of = (numbers: Int32Array | Uint8Array, at: number): number => numbers[at] ?? 0;

/** Mixes one block of 64 bytes into the state. */
function mix(state: Int32Array, words: Int32Array, bytes: Uint8Array, from: number): void {
  for (let word = 0, at = from; word < 16; word += 1, at += 4)
    words[word] =
      of(bytes, at) | (of(bytes, at + 1) << 8) | (of(bytes, at + 2) << 16) | (of(bytes, at + 3) << 24);
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < 64; step += 1) {
    let f: number;
    if (step < 16) f = (b & c) | (~b & d);
    else if (step < 32) f = (d & b) | (~d & c);
    else if (step < 48) f = b ^ c ^ d;
    else f = c ^ (b | ~d);
    const sum = (a + f + of(SINES, step) + of(words, of(WORDS, step))) | 0;
    const turn = of(TURNS, step);
    a = d;
    d = c;
    c = b;
    b = (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0;
  }
  state[0] = of(state, 0) + a;
  state[1] = of(state, 1) + b;
  state[2] = of(state, 2) + c;
  state[3] = of(state, 3) + d;
}
