import { createOggEncoder } from 'wasm-media-encoders';
import { forEachNote, noteSamples, partsOfSound, RATE } from './notes.mjs';
import { readPackets, writePages } from './ogg-pages.mjs';

const FULL_SCALE = 32_768;
const HEADER_PACKETS = 3;
/** Place of the byte with the exponents of both block sizes in the first packet. */
const BLOCK_SIZES_AT = 28;

/**
 * Prepares Vorbis sounds in Ogg: packets of notes that were encoded once, in new pages.
 * @returns {Promise<(sound: import('./notes.mjs').Sound, comments: Buffer) => Buffer>} `comments`: the whole comment
 *   packet
 */
export async function createOggSounds() {
  const encoder = await createOggEncoder();
  const notes = forEachNote((note) => {
    encoder.configure({ sampleRate: RATE, channels: 1 });
    const samples = Float32Array.from(noteSamples(note), (sample) => sample / FULL_SCALE);
    return readPackets(
      Buffer.concat([Uint8Array.from(encoder.encode([samples])), Uint8Array.from(encoder.finalize())]),
    );
  });
  const [identification = Buffer.alloc(0), , setup = Buffer.alloc(0)] = notes(0);
  const exponents = identification[BLOCK_SIZES_AT] ?? 0;
  const blockSizes = [2 ** (exponents & 0x0f), 2 ** (exponents >> 4)];
  const soundOf = forEachNote((note) => notes(note).slice(HEADER_PACKETS));
  return (sound, comments) => {
    const wanted = Math.round(sound.seconds * RATE);
    const most = Math.ceil((wanted * 2) / (blockSizes[0] ?? 1)) + 2;
    /** @type {import('./ogg-pages.mjs').PlacedPacket[]} */
    const packets = [];
    let granule = 0;
    let before = 0;
    for (const packet of partsOfSound(sound, soundOf, most)) {
      // The encoder has two modes, which the second bit of a packet names: short and long blocks.
      const size = blockSizes[((packet[0] ?? 0) >> 1) & 1] ?? 0;
      // Half of a block overlaps the one before.
      if (before > 0) granule += (before + size) / 4;
      before = size;
      packets.push({ packet, granule: Math.min(granule, wanted) });
      if (granule >= wanted) break;
    }
    /** @param {Buffer} packet */
    const header = (packet) => ({ packet, granule: 0 });
    return writePages(sound.number + 1, [
      [header(identification)],
      [header(comments), header(setup)],
      packets,
    ]);
  };
}
