import { decodeText } from '@qingyin/text-encoding';

/** Text of a lyrics file, decoded in its most likely encoding. */
export const decodeLyrics = (bytes: Uint8Array): string => decodeText(bytes).text;
