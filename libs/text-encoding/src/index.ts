export { type DecodedText, decodeText } from './decode-text.ts';
export { decodeAs } from './decoder.ts';
export { type Detection, detectEncoding } from './detect.ts';
export type { TextEncoding } from './encodings.ts';
export {
  readAs,
  previewBytes,
  previewTexts,
  type Redecoded,
  redecodeTexts,
  type TextPreview,
} from './redecode.ts';
export { encodingName } from './encoding-name.ts';
