import { endpoints } from '@qingyin/contract';
import { answers } from '@qingyin/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { formWith, mp3 } from './sample-files.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, cloud, music } = endpoints;
let server: ServerProcess;
let owner: ApiCaller;
let stranger: ApiCaller;

beforeAll(async () => {
  server = await startServer({ args: ['--sign-up', 'open'] });
  [owner, stranger] = [await member('主人'), await member('路人')];
});
afterAll(() => server.dispose());

let people = 0;
async function member(nickname: string): Promise<ApiCaller> {
  const person = createCaller(server.url);
  people += 1;
  const params = {
    email: `u${people}@example.org`,
    password: 'a long password',
    nickname,
  };
  await person.http.call(account.signUp, { params });
  return person;
}

let sent = 1;
/** Uploads a song with these lyrics in its tags. */
async function songWith(text: string): Promise<string> {
  sent += 1;
  const tags = { title: `歌${sent}`, unsynchronisedLyrics: { language: 'zho', text } };
  const body = formWith('songFile', mp3(sent, tags), `${sent}.mp3`);
  return String((await owner.http.call(cloud.cloud, { body })).songId);
}

const lyric = async (id: string) => {
  const answer = await owner.http.call(music.lyric, { params: { id } });
  expect(answers.music.lyric.safeParse(answer).error).toBeUndefined();
  return answer;
};
const put = (who: ApiCaller, id: string, text: string) =>
  who.http.call(cloud.cloudLyric, { params: { id, lyric: text } });

describe('lyrics in a song’s file', () => {
  it('are served unchanged, with pinyin if they are Chinese', async () => {
    const answer = await lyric(await songWith('[00:01.00]床前明月光'));
    expect(answer.lrc?.lyric).toBe('[00:01.00]床前明月光');
    expect(answer.romalrc?.lyric).toBe('[00:01.000]chuáng qián míng yuè guāng');
    expect(answer.yrc).toBeUndefined();
  });

  it('are served with word times if the file has them', async () => {
    const id = await songWith('[00:01.00]<00:01.00>moon<00:01.50>light<00:02.00>');
    expect((await lyric(id)).yrc?.lyric).toBe('[1000,1000](1000,500,0)moon(1500,500,0)light');
    expect(await owner.http.call(music.lyricPlain, { params: { id } })).not.toHaveProperty('yrc');
  });
});

describe('lyrics set by the owner', () => {
  it.each([
    [
      'ttml',
      'word',
      '<tt><body><p begin="1s" end="2s" ttm:agent="v1"><span begin="1s" end="2s">月</span></p></body></tt>',
    ],
    ['yrc', 'word', '[1000,1000](1000,1000,0)月'],
    ['lrc', 'line', '[00:01.00]月'],
    ['qrc', 'word', '[1000,1000]月(1000,1000)'],
    ['krc', 'word', '[1000,1000]<0,1000,0>月'],
    ['lys', 'word', '[0]月(1000,1000)'],
    ['srt', 'line', '1\n00:00:01,000 --> 00:00:02,000\n月'],
    ['vtt', 'line', 'WEBVTT\n\n00:01.000 --> 00:02.000\n月'],
    ['json', 'line', '{"lrc":{"lyric":"[00:01.00]月"}}'],
    ['plain', 'plain', '月'],
  ])('are accepted as %s', async (format, timing, text) => {
    const id = await songWith('[00:01.00]old');
    expect(await put(owner, id, text)).toMatchObject({ code: 200, data: { format, timing, lines: 1 } });
    const answer = await lyric(id);
    expect(answer.lrc?.lyric).toMatch(/^(\[00:01\.000?\])?月/);
    expect(answer.yrc?.lyric).toBe(timing === 'word' ? '[1000,1000](1000,1000,0)月' : undefined);
    expect(answer.ttml !== undefined).toBe(format === 'ttml');
    expect(await owner.http.call(cloud.cloudLyricGet, { params: { uid: '1', sid: id } })).toMatchObject({
      lrc: answer.lrc?.lyric,
    });
  });

  it('are removed by an empty text', async () => {
    const id = await songWith('[00:01.00]old');
    expect(await put(owner, id, '')).toMatchObject({ code: 200 });
    expect(await lyric(id)).toEqual({ code: 200, uncollected: true });
  });

  it('are refused in another encoding than UTF-8, and the present ones stay', async () => {
    const id = await songWith('[00:01.00]old');
    const gbk = Buffer.from([0xb4, 0xb2, 0xc7, 0xb0]);
    const answer = await put(owner, id, `[00:01.00]${gbk.toString('utf8')}`);
    expect(answer).toMatchObject({ code: 400, message: '歌词的文字编码不是 UTF-8' });
    expect((await lyric(id)).lrc?.lyric).toBe('[00:01.00]old');
  });

  it('are refused without text, and for other users', async () => {
    const id = await songWith('[00:01.00]old');
    await expect(put(owner, id, '[00:01.00]')).resolves.toMatchObject({ code: 400 });
    await expect(
      put(owner, id, '[Script Info]\nDialogue: 0,0:00:01.00,0:00:02.00,,,0,0,0,,a'),
    ).resolves.toMatchObject({
      code: 400,
      message: '这是 ASS/SSA 格式的歌词，还不能读取',
    });
    await expect(put(stranger, id, 'mine')).resolves.toMatchObject({ code: 404 });
    expect((await lyric(id)).lrc?.lyric).toBe('[00:01.00]old');
  });
});
