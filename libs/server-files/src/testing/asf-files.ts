import { le16, le32, le64 } from './raw-bytes.ts';

const GUIDS = {
  header: '3026b2758e66cf11a6d900aa0062ce6c',
  file: 'a1dcab8c47a9cf118ee400c00c205365',
  stream: '9107dcb7b7a9cf118ee600c00c205365',
  extension: 'b503bf5f2ea9cf118ee300c00c205365',
  texts: '40a4d0d207e3d21197f000a0c95ea850',
  encryption: 'fbb3112223bdd211b4b700a0c955fc6e',
  data: '3626b2758e66cf11a6d900aa0062ce6c',
  audio: '409e69f84d5bcf11a8fd00805f5c442b',
  video: 'c0ef19bc4d5bcf11a8fd00805f5c442b',
} as const;
const guid = (name: keyof typeof GUIDS): Buffer => Buffer.from(GUIDS[name], 'hex');

/** An object of ASF. */
export const asfObjectOf = (name: keyof typeof GUIDS, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([guid(name), le64(24 + body.length), body]);
};

/** A stream of ASF: sound of 44.1 kHz in stereo with 16 bits, or video. @param codec tag of the codec */
export const asfStream = (kind: 'audio' | 'video', codec = 0x161, flags = 1): Buffer =>
  asfObjectOf(
    'stream',
    ...[guid(kind), Buffer.alloc(16), le64(0), le32(18), le32(0), le16(flags), le32(0)],
    ...[le16(codec), le16(2), le32(44_100), le32(16_000), le16(4), le16(16), le16(0)],
  );

/** An attribute of ASF. @param kind 0 text, 1 bytes, 2 truth value */
export const asfAttribute = (name: string, value: Buffer, kind = 0): Buffer => {
  const text = Buffer.from(`${name}\0`, 'utf16le');
  return Buffer.concat([le16(text.length), text, le16(kind), le16(value.length), value]);
};

/** Attributes with texts in UTF-16. */
export const asfTexts = (
  values: readonly (readonly [string, string])[],
  more: readonly Buffer[] = [],
): Buffer =>
  asfObjectOf(
    'texts',
    le16(values.length + more.length),
    ...values.map(([name, value]) => asfAttribute(name, Buffer.from(`${value}\0`, 'utf16le'))),
    ...more,
  );

/** Windows Media Audio of three seconds, with a preroll of two. @param streams default: one of sound */
export function wmaFile(
  sound: Buffer,
  objects: readonly Buffer[] = [],
  streams: readonly Buffer[] = [asfStream('audio')],
): Buffer {
  const properties = asfObjectOf(
    'file',
    ...[Buffer.alloc(16), le64(0), le64(0), le64(1), le64(50_000_000), le64(50_000_000), le64(2000)],
    ...[le32(2), le32(100), le32(100), le32(16_000)],
  );
  const children = [properties, ...streams, ...objects];
  const body = Buffer.concat(children);
  return Buffer.concat([
    ...[guid('header'), le64(30 + body.length), le32(children.length), Buffer.of(1, 2), body],
    asfObjectOf('data', Buffer.alloc(16), le64(1), Buffer.of(1, 1), sound),
  ]);
}
