import sharp from 'sharp';

const EDGE = 64;
const COLOURS = ['#8c2f39', '#2f6690', '#3a7d44', '#e0a458', '#5f4b8b', '#444444'];

/** Covers as small JPEGs of different colours. @returns {Promise<Buffer[]>} */
export const createCovers = () => Promise.all(COLOURS.map(createCover));

/** A cover as a small JPEG. @param {string} background its colour @returns {Promise<Buffer>} */
export const createCover = (background) =>
  sharp({ create: { width: EDGE, height: EDGE, channels: 3, background } })
    .jpeg()
    .toBuffer();
