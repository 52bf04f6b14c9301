import { describe, expect, it } from 'vitest';
import { readPlaylistFile, detectUnreadableBytes } from './index.ts';

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const of = (...parts: (number[] | string)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...ascii(part)] : part)));
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

describe('detecting unreadable files by their bytes', () => {
  it.each([
    ['x.xlsx', of('PK\x03\x04', [0, 0], '[Content_Types].xml', [0], 'xl/workbook.xml'), 'spreadsheet'],
    ['x.csv', of('PK\x03\x04', [0, 0], '[Content_Types].xml', [0], 'xl/workbook.xml'), 'spreadsheet'],
    ['x.ods', of('PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), 'spreadsheet'],
    ['x.numbers', of('PK\x03\x04Index/Document.iwa'), 'spreadsheet'],
    ['x.xls', of(OLE, [0, 0], 'W\0o\0r\0k\0b\0o\0o\0k\0'), 'spreadsheet'],
    ['x.docx', of('PK\x03\x04word/document.xml'), 'document'],
    ['x.doc', of(OLE, [0, 0], 'W\0o\0r\0d\0'), 'document'],
    ['x.pdf', of('%PDF-1.7'), 'document'],
    ['x.txt', of('{\\rtf1\\ansi 林'), 'document'],
    ['x.zip', of('PK\x03\x04lists/a.m3u'), 'archive'],
    ['x.lxmc', of([0x1f, 0x8b, 8]), 'archive'],
    ['x.rar', of('Rar!\x1a\x07'), 'archive'],
    ['x.7z', of('7z', [0xbc, 0xaf, 0x27, 0x1c]), 'archive'],
    ['x.mp3', of('ID3\x04'), 'sound'],
    ['x.m3u', of([0xff, 0xfb, 0x90, 0x64], [0, 0, 0]), 'sound'],
    ['x.flac', of('fLaC'), 'sound'],
    ['x.m4a', of([0, 0, 0, 32], 'ftypM4A '), 'sound'],
    ['x.ogg', of('OggS'), 'sound'],
    ['x.wav', of('RIFF', [1, 2, 3, 4], 'WAVE'), 'sound'],
    ['x.plist', of('bplist00'), 'binary'],
    ['x.db', of('SQLite format 3\0'), 'binary'],
    ['x.fpl', of([0xe1, 0xa0, 0x9c, 0x91, 0xf8, 0x3c, 0x77, 0x42]), 'binary'],
    ['x.png', of([0x89], 'PNG\r\n'), 'unknown'],
  ] as const)('classifies %s', (file, bytes, form) => {
    expect(detectUnreadableBytes(file, bytes)).toBe(form);
  });

  it.each([
    ['x.m3u', '#EXTM3U\na.mp3'],
    ['x.txt', '李白 - 静夜思'],
    ['x.csv', '\ufefftitle,artist\n'],
    ['x.txt', 'PK - Song'],
    ['x.txt', ''],
  ])('accepts %s', (file, text) => {
    expect(detectUnreadableBytes(file, new TextEncoder().encode(text))).toBeNull();
  });
});

describe('detecting unreadable files by their text', () => {
  it.each([
    ['x.html', '<!DOCTYPE html><html><body>a - b</body></html>', 'page'],
    ['x.txt', '\ufeff\n <html lang="zh"><head>', 'page'],
    ['x.csv', '<!-- a --><!doctype HTML><title>Login</title>', 'page'],
    ['x.xml', '<?xml version="1.0"?><rss><channel><item><title>a</title></item></channel></rss>', 'unknown'],
    ['x.svg', '<svg xmlns="http://www.w3.org/2000/svg"><title>a</title></svg>', 'unknown'],
    ['x.m3u8', '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:9.009,\nseg1.ts\n#EXT-X-ENDLIST', 'unknown'],
    ['x.xspf', 'a - b\nc - d', 'unknown'],
    ['x.pls', 'a - b\nc - d', 'unknown'],
    ['x.cue', 'a - b\nc - d', 'unknown'],
    ['x.lrc', '[00:01.00]床前明月光', 'unknown'],
    ['x.srt', '1\n00:00:01,000 --> 00:00:02,000\na', 'unknown'],
    ['x.py', 'import a\nb = 1', 'unknown'],
    ['x.json', '{broken', 'unknown'],
    ['x.fpl', 'a\0b\0\0c\nd\0', 'binary'],
    ['x.txt', 'a\u0001\u0002\u0003b\ufffd\ufffd\ufffd\ufffd\nc', 'binary'],
  ])('refuses %s: %s', async (file, text, refused) => {
    expect(await readPlaylistFile(file, text)).toMatchObject({ songs: [], refused });
  });

  it.each([
    ['x.txt', '李白 - 静夜思'],
    ['x', '李白 - 静夜思'],
    ['歌单 2024.5', '李白 - 静夜思'],
    ['x.md', '- 李白 - 静夜思'],
    ['x.txt', '<3 - 静夜思'],
    ['x.txt', '[Intro] - 静夜思'],
    ['x.m3u', '李白 - 静夜思.mp3'],
  ])('accepts %s', async (file, text) => {
    const read = await readPlaylistFile(file, text);
    expect(read.songs.map(({ title }) => title)).toEqual(['静夜思']);
    expect(read.refused).toBeUndefined();
  });
});
