import { encode } from '@qingyin/text-encoding/testing';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { openLyricsEditor as open, text } from './testing/lyrics-editor-harness.tsx';

beforeEach(() => clear());

/** A file with stubbed content. */
const file = (read: () => Promise<string | Uint8Array>, size = 100): File => {
  const arrayBuffer = async () => {
    const content = await read();
    return (typeof content === 'string' ? new TextEncoder().encode(content) : content).buffer;
  };
  return Object.defineProperties(new File([], 'lyrics.lrc'), {
    size: { value: size },
    arrayBuffer: { value: arrayBuffer },
  });
};
const lyricsFile = () => file(() => Promise.resolve('[00:01.000]白日依山尽'));
/** Dropped folders appear as files whose reading fails. */
const folder = () => file(() => Promise.reject(new DOMException('gone', 'NotFoundError')));

/** Drops on the text field of the first line; returns whether the editor has handled the event. */
async function drop(types: string[], files: File[]): Promise<boolean> {
  const field = await text(1);
  const event = createEvent.drop(field, { dataTransfer: { types, files } });
  fireEvent(field, event);
  return event.defaultPrevented;
}

it('reports a dropped folder as unreadable until the next import', async () => {
  await open();
  expect(await drop(['Files'], [folder()])).toBe(true);
  expect((await screen.findByRole('alert')).textContent).toBe('这个文件读不出来');
  await drop(['Files'], [lyricsFile()]);
  expect(await screen.findByDisplayValue('白日依山尽')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leaves dragged text to the field it is dropped on', async () => {
  await open();
  expect(await drop(['text/plain'], [])).toBe(false);
});

it('does not read files above 2 MB, dropped or chosen', async () => {
  let reads = 0;
  const large = file(() => {
    reads += 1;
    return Promise.resolve('[00:01.000]白日依山尽');
  }, 2_000_001);
  const { user } = await open();
  await drop(['Files'], [large]);
  expect((await screen.findByRole('alert')).textContent).toBe('文件太大，歌词文件最多 2 MB');
  await user.click(screen.getByRole('button', { name: '粘贴或打开歌词' }));
  const dialog = await screen.findByRole('dialog', { name: '粘贴或打开歌词' });
  fireEvent.change(within(dialog).getByLabelText('打开文件', { selector: 'input' }), {
    target: { files: [large] },
  });
  expect(await within(dialog).findByText('文件太大，歌词文件最多 2 MB')).toBeInTheDocument();
  expect(reads).toBe(0);
});

const subtitles = '[Script Info]\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,白日依山尽';

it('names an unsupported format and keeps the lyrics', async () => {
  const { user } = await open();
  await drop(['Files'], [file(() => Promise.resolve(subtitles))]);
  expect((await screen.findByRole('alert')).textContent).toBe('这是 ASS/SSA 格式的歌词，还不能读取');
  expect((await text(1)).value).toBe('床前明月光');
  await user.click(screen.getByRole('button', { name: '粘贴或打开歌词' }));
  const dialog = await screen.findByRole('dialog', { name: '粘贴或打开歌词' });
  const field = within(dialog).getByRole('textbox', { name: '歌词' });
  fireEvent.change(field, { target: { value: 'krc18\ufffd\u0001' } });
  await user.click(within(dialog).getByRole('button', { name: '用它重新开始' }));
  expect(await within(dialog).findByText('这是加密的 KRC 歌词，还不能读取')).toBeInTheDocument();
  expect((field as HTMLTextAreaElement).value).toContain('krc18');
  fireEvent.change(field, { target: { value: '[1000,500]白日(1000,500)' } });
  await user.click(within(dialog).getByRole('button', { name: '用它重新开始' }));
  expect(await screen.findByDisplayValue('白日')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect((await text(1)).value).toBe('床前明月光');
});

it.each([
  ['gb18030', '[00:01.00]床前明月光\r\n[00:02.00]疑是地上霜\r\n', '疑是地上霜'],
  ['gb18030', '[00:01.00]空が青い\r\n[00:03.00]海也很蓝\r\n', '空が青い'],
  ['big5', '[00:01.00]舉頭望明月\r\n[00:02.00]低頭思故鄉\r\n', '低頭思故鄉'],
  ['shift_jis', '[00:01.00]空が青い\r\n[00:03.00]海も青い\r\n', '海も青い'],
] as const)('opens a file in %s', async (encoding, lyrics, line) => {
  await open();
  await drop(['Files'], [file(() => Promise.resolve(encode(lyrics, encoding)))]);
  expect(await screen.findByDisplayValue(line)).toBeInTheDocument();
});

it('opens a UTF-16 file without a byte order mark', async () => {
  const units = Uint16Array.from('[00:01.00]床前明月光\n', (character) => character.charCodeAt(0));
  await open();
  await drop(['Files'], [file(() => Promise.resolve(new Uint8Array(units.buffer)))]);
  expect(await screen.findByDisplayValue('床前明月光')).toBeInTheDocument();
});

it('offers a preview in each possible encoding if the detection is unsure', async () => {
  const { user } = await open();
  await drop(['Files'], [file(() => Promise.resolve(encode('[00:01.00]夢', 'big5')))]);
  const dialog = within(await screen.findByRole('dialog', { name: '粘贴或打开歌词' }));
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: '歌词' });
  await user.click(dialog.getByRole('radio', { name: /박/ }));
  expect(field.value).toBe('[00:01.00]박');
  await user.click(dialog.getByRole('radio', { name: /夢/ }));
  expect(field.value).toBe('[00:01.00]夢');
  await user.click(dialog.getByRole('button', { name: '用它重新开始' }));
  expect(await screen.findByDisplayValue('夢')).toBeInTheDocument();
});
