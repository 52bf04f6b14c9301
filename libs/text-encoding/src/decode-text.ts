import { decodeAs } from './decoder.ts';
import { detectEncoding } from './detect.ts';
import type { TextEncoding } from './encodings.ts';
import { decodeUtf8 } from './utf8.ts';
import { utf16Order } from './utf16.ts';

/** A decoded text file. */
export interface DecodedText {
  /** without a byte order mark */
  text: string;
  encoding: TextEncoding;
  /** false: another encoding is nearly as likely, so that the user should choose */
  sure: boolean;
}

/**
 * Decodes a text file: by its byte order mark, as UTF-16 or UTF-8 if it is valid, otherwise in the most likely
 * legacy encoding.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const order = utf16Order(bytes);
  if (order) return { text: decodeAs(bytes, order), encoding: order, sure: true };
  const text = decodeUtf8(bytes);
  if (text !== undefined) return { text, encoding: 'utf-8', sure: true };
  const { encoding, sure } = detectEncoding([bytes]);
  return { text: decodeAs(bytes, encoding), encoding, sure };
}
