import { fileURLToPath } from 'node:url';

/** Path of a sample file for specs. @param name such as `tone.opus` */
export const samplePath = (name: string): string =>
  fileURLToPath(new URL(`./samples/${name}`, import.meta.url));
