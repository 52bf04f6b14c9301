import { endpoints } from '@qingyin/contract';
import { answers, refusal } from '@qingyin/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { INSTRUMENTAL, SONG, UNKNOWN } from './cases/demo.ts';
import { createTestAccount, type TestAccount } from './test-account.ts';
import { formWith, mp3 } from './sample-files.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, cloud, music, system } = endpoints;
let server: ServerProcess;
let one: TestAccount;
let other: TestAccount;
let guest: ApiCaller;
/** each test uses another song */
let song = SONG;
let id: string;

beforeAll(async () => {
  server = await startServer({ args: ['--sign-up', 'open'] });
  [one, other] = [
    await createTestAccount(server.url, '填词的人'),
    await createTestAccount(server.url, '听歌的人'),
  ];
  guest = createCaller(server.url);
});
afterAll(() => server.dispose());
beforeEach(() => {
  song += 1;
  id = String(song);
});

const save = (who: TestAccount, lyric: string, base: number, songId = id) =>
  who.caller.http.call(music.lyricSave, { params: { id: songId, lyric, base } });
const revert = (who: TestAccount, version: number, base: number, songId = id) =>
  who.caller.http.call(music.lyricRevert, { params: { id: songId, version, base } });
const versions = async (who: ApiCaller = guest, songId = id) => {
  const answer = await who.http.call(music.lyricVersions, { params: { id: songId } });
  expect(answers.music.lyricVersions.safeParse(answer).error).toBeUndefined();
  return answer.data.versions.map((version) => version.version);
};
const text = async (version: number, who: ApiCaller = guest, songId = id) => {
  const answer = await who.http.call(music.lyricVersion, { params: { id: songId, version } });
  expect(answers.music.lyricVersion.safeParse(answer).error).toBeUndefined();
  return answer.data;
};
const lyricsOf = async (who: ApiCaller = guest, songId = id) => {
  const answer = await who.http.call(music.lyric, { params: { id: songId } });
  expect(answers.music.lyric.safeParse(answer).error).toBeUndefined();
  return answer;
};

/** Text of the first line of an LRC, without its time. */
const firstLine = (lrc = ''): string => /\](.+)/.exec(lrc)?.[1]?.trim() ?? 'no line';

describe('lyrics of a catalogue song', () => {
  it('are at first the original only, in an editable format', async () => {
    const before = await lyricsOf();
    const { data } = await guest.http.call(music.lyricVersions, { params: { id } });
    expect(data).toMatchObject({
      current: 0,
      versions: [{ version: 0, time: 0, user: null, format: 'ttml', timing: 'word' }],
    });
    const { format, lyric } = await text(0);
    expect([format, lyric.slice(0, 3)]).toEqual(['ttml', '<tt']);
    expect(lyric.match(/<p[ >]/g)).toHaveLength(data.versions[0]?.lines ?? 0);
    const sung = [...firstLine(before.lrc?.lyric)];
    expect(sung.filter((word) => !lyric.includes(`>${word}</span>`))).toEqual([]);
    expect(lyric).toContain(firstLine(before.tlyric?.lyric));
    expect(lyric).not.toContain(firstLine(before.romalrc?.lyric));
  });

  it('are the saved ones for every user, with editor and time', async () => {
    const before = await lyricsOf();
    const from = Date.now();
    const { data } = await save(one, '[00:01.00]新的词\n[00:02.00]第二行', 0);
    expect(data).toMatchObject({
      version: 1,
      user: { userId: one.id, nickname: one.name },
      format: 'lrc',
      timing: 'line',
      lines: 2,
    });
    expect(data.time).toBeGreaterThanOrEqual(from);
    const after = await lyricsOf();
    expect(after).toMatchObject({
      lrc: { lyric: '[00:01.00]新的词\n[00:02.00]第二行' },
      romalrc: { lyric: '[00:01.000]xīn de cí\n[00:02.000]dì èr háng' },
      lyricUser: { id: song, userid: one.id, nickname: one.name, uptime: data.time },
    });
    expect(after.yrc).toBeUndefined();
    const plain = await guest.http.call(music.lyricPlain, { params: { id } });
    expect(answers.music.lyricPlain.safeParse(plain).error).toBeUndefined();
    expect(plain.lrc).toEqual(after.lrc);
    expect(before).not.toHaveProperty('lyricUser');
    expect(await versions()).toEqual([1, 0]);
    expect((await text(0)).lyric).not.toContain('新的词');
  });

  it('are never cached', async () => {
    await lyricsOf();
    expect(guest.last().headers.get('cache-control')).toBe('no-store');
  });

  it('keep everything that TTML contains', async () => {
    const { lyric } = await text(0);
    expect((await save(one, lyric, 0)).data).toMatchObject({ format: 'ttml', timing: 'word' });
    const sung = '<tt><body><p begin="1s" end="2s" ttm:agent="v1">月</p></body></tt>';
    expect((await save(one, sung, 1)).data.version).toBe(2);
    expect((await lyricsOf()).ttml?.lyric).toContain('v1');
    expect(await text(2)).toEqual({ version: 2, format: 'ttml', lyric: sung });
  });

  it('are not overwritten by a user who has not seen the last change', async () => {
    await save(one, '甲', 0);
    const refused = await save(other, '乙', 0);
    expect(refused).toMatchObject({
      code: 409,
      data: { version: 1, user: { userId: one.id }, timing: 'plain' },
      message: '歌词已有更新的版本',
    });
    const { data: _data, ...said } = refused as { data: unknown };
    expect(refusal.safeParse(said).error).toBeUndefined();
    expect(await versions()).toEqual([1, 0]);
    expect((await save(other, '乙', 1)).data.version).toBe(2);
    expect(await revert(one, 0, 1)).toMatchObject({ code: 409, data: { version: 2 } });
  });

  it('saved concurrently by several users are saved once, and the others get a conflict', async () => {
    const people = Array.from({ length: 8 }, (_, at) => (at % 2 ? one : other));
    const all = await Promise.all(people.map((who, at) => save(who, `第${at}个人的词`, 0)));
    expect(all.map(({ code }) => code).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect(await versions()).toEqual([1, 0]);
  });

  it('are reverted to a version, and to the original', async () => {
    const original = await lyricsOf();
    await save(one, '[00:01.00]一', 0);
    await save(other, '[00:01.00]二', 1);
    expect((await revert(other, 1, 2)).data).toMatchObject({
      version: 3,
      from: 1,
      user: { userId: other.id },
      lines: 1,
    });
    expect(await lyricsOf()).toMatchObject({
      lrc: { lyric: '[00:01.00]一' },
      lyricUser: { userid: other.id },
    });
    expect((await revert(one, 0, 3)).data).toMatchObject({ version: 4, from: 0, format: 'ttml' });
    expect(await lyricsOf()).toEqual(original);
    expect(await text(4)).toEqual({ ...(await text(0)), version: 4 });
    expect((await revert(one, 2, 4)).data).toMatchObject({ version: 5, from: 2 });
    expect((await lyricsOf()).lrc?.lyric).toBe('[00:01.00]二');
    expect((await revert(one, 4, 5)).data).toMatchObject({ version: 6, from: 4 });
    expect(await lyricsOf()).toEqual(original);
    expect(await versions()).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });

  it('saved twice create one version', async () => {
    const [first, second] = [await save(one, '一', 0), await save(one, '一', 0)];
    expect(second).toEqual(first);
    expect((await revert(one, 1, 1)).data).toEqual(first.data);
    expect(await versions()).toEqual([1, 0]);
  });

  it('can be added to an instrumental piece', async () => {
    const piece = String(INSTRUMENTAL);
    expect(await lyricsOf(guest, piece)).toMatchObject({ nolyric: true });
    expect(await text(0, guest, piece)).toMatchObject({ format: 'plain', lyric: '' });
    await save(one, '[00:01.00]啦', 0, piece);
    expect(await lyricsOf(guest, piece)).toMatchObject({ lrc: { lyric: '[00:01.00]啦' } });
    await revert(one, 0, 1, piece);
    expect(await lyricsOf(guest, piece)).toMatchObject({ nolyric: true, pureMusic: true });
  });

  it('are found by search in their current version', async () => {
    const find = async (keywords: string) => {
      const { result } = await guest.http.call(music.cloudsearch, { params: { keywords, type: 1006 } });
      return (result.songs ?? []).map((found) => found.id);
    };
    await save(one, '[00:01.00]琥珀色的鲸鱼', 0);
    expect(await find('琥珀色的鲸鱼')).toEqual([song]);
    await revert(one, 0, 1);
    expect(await find('琥珀色的鲸鱼')).toEqual([]);
  });

  it('are refused if empty, too long, or for an unknown song or version', async () => {
    const refused = async (answer: Promise<{ code: number; message?: string }>, code: number) => {
      const body = await answer;
      expect(refusal.safeParse(body).error).toBeUndefined();
      expect(body.code).toBe(code);
      return body.message;
    };
    for (const empty of ['', '  \n', '[00:01.00]', '<tt><body></body></tt>'])
      expect(await refused(save(one, empty, 0), 400)).toBe('歌词里没有可以读的文字');
    expect(await refused(save(one, '词'.repeat(400_001), 0), 400)).toBe('参数错误：lyric');
    await refused(save(one, '词', 0, String(UNKNOWN)), 404);
    await refused(revert(one, 7, 0), 404);
    expect(await versions()).toEqual([0]);
  });

  it('keep the newest versions, and a rate limit applies for each user', async () => {
    const MOST = 60;
    const people = await Promise.all(
      ['甲', '乙', '丙', '丁'].map((name) => createTestAccount(server.url, `常改的${name}`)),
    );
    let version = 0;
    for (const who of people)
      for (let time = 0; time < MOST; time += 1) {
        const { data } = await save(who, `[00:01.00]第${version + 1}次`, version);
        expect(data.version).toBe((version += 1));
      }
    const [first] = people;
    const refused = first && (await save(first, '[00:01.00]又一次', version));
    expect(refused).toMatchObject({ code: 405, message: '操作过于频繁，请稍后再试' });
    expect(refusal.safeParse(refused).error).toBeUndefined();
    const kept = await versions(first?.caller);
    expect([kept.length, kept[0], kept.at(-2), kept.at(-1)]).toEqual([201, version, version - 199, 0]);
    expect((await lyricsOf()).lrc?.lyric).toBe(`[00:01.00]第${version}次`);
    expect((await text(0)).format).toBe('ttml');
    const gone = await guest.http.call(music.lyricVersion, { params: { id, version: version - 200 } });
    expect(gone).toMatchObject({ code: 404 });
    expect((await revert(one, 0, version)).data).toMatchObject({ version: version + 1, from: 0 });
  }, 240_000);

  it('can be as long as the limit, to the last character', async () => {
    const long = Array.from({ length: 40_000 }, () => '长长长长长长长长长').join('\n');
    await save(one, long, 0);
    expect((await text(1)).lyric).toBe(long);
  });

  it('are readable by guests and editable by users only', async () => {
    const nobody = createCaller(server.url);
    await nobody.fetch(`${server.url}/api/register/anonimous`);
    for (const who of [createCaller(server.url), nobody]) {
      expect(await versions(who)).toEqual([0]);
      await expect(
        who.http.call(music.lyricSave, { params: { id, lyric: '词', base: 0 } }),
      ).rejects.toMatchObject({ status: 301 });
      await expect(
        who.http.call(music.lyricRevert, { params: { id, version: 0, base: 0 } }),
      ).rejects.toMatchObject({ status: 301 });
    }
    expect(await versions()).toEqual([0]);
  });
});

describe('lyrics of an uploaded song', () => {
  let sent = 0;
  const put = (who: TestAccount, lyric: string) =>
    who.caller.http.call(cloud.cloudLyric, { params: { id, lyric } });
  const inFile = '[00:01.00]文件里的词';
  beforeEach(async () => {
    sent += 1;
    const tags = { title: `歌${sent}`, unsynchronisedLyrics: { language: 'zho', text: inFile } };
    const body = formWith('songFile', mp3(sent, tags), `${sent}.mp3`);
    id = String((await one.caller.http.call(cloud.cloud, { body })).songId);
  });

  it('are saved by the owner, with the lyrics in the file as the original', async () => {
    const me = one.caller;
    expect(await text(0, me)).toEqual({ version: 0, format: 'lrc', lyric: inFile });
    expect((await save(one, '[00:01.00]改过的词', 0)).data.version).toBe(1);
    expect((await lyricsOf(me)).lrc?.lyric).toBe('[00:01.00]改过的词');
    expect(await me.http.call(cloud.cloudLyricGet, { params: { uid: '1', sid: id } })).toMatchObject({
      lrc: '[00:01.00]改过的词',
    });
    await revert(one, 0, 1);
    expect((await lyricsOf(me)).lrc?.lyric).toBe(inFile);
    expect(await versions(me)).toEqual([2, 1, 0]);
  });

  it('are accessible to the owner only', async () => {
    await save(one, '秘密', 0);
    for (const who of [other.caller, guest])
      for (const asked of [
        who.http.call(music.lyricVersions, { params: { id } }),
        who.http.call(music.lyricVersion, { params: { id, version: 1 } }),
        who.http.call(music.lyric, { params: { id } }),
      ])
        expect(await asked).toMatchObject({ code: 404 });
    expect(await save(other, '别人的', 1)).toMatchObject({ code: 404 });
    expect(await revert(other, 0, 1)).toMatchObject({ code: 404 });
    expect(await put(other, '别人的')).toMatchObject({ code: 404 });
    expect(await versions(one.caller)).toEqual([1, 0]);
  });

  it('get a version when they are replaced or removed beside the file', async () => {
    const me = one.caller;
    await put(one, '[00:01.00]旁边的词');
    await put(one, '[00:01.00]旁边的词');
    expect(await versions(me)).toEqual([1, 0]);
    await put(one, '');
    expect(await lyricsOf(me)).toEqual({ code: 200, uncollected: true });
    const { data } = await me.http.call(music.lyricVersions, { params: { id } });
    expect(data).toMatchObject({ current: 2, versions: [{ timing: 'none', lines: 0 }, {}, {}] });
    expect((await me.http.call(cloud.userCloudDetail, { params: { id } })).data[0]?.lyricId).toBe('');
    await revert(one, 1, 2);
    expect((await lyricsOf(me)).lrc?.lyric).toBe('[00:01.00]旁边的词');
    await revert(one, 2, 3);
    expect(await lyricsOf(me)).toEqual({ code: 200, uncollected: true });
    await revert(one, 0, 4);
    expect((await lyricsOf(me)).lrc?.lyric).toBe(inFile);
    expect((await me.http.call(cloud.userCloudDetail, { params: { id } })).data[0]?.lyricId).toBe(id);
  });

  it('are deleted with the song', async () => {
    await save(one, '要走的词', 0);
    await one.caller.http.call(cloud.userCloudDel, { params: { id } });
    const { data } = await one.caller.http.call(account.accountExport, {});
    expect(JSON.stringify(data.tables)).not.toContain('要走的词');
  });
});

it('exports a user’s lyric versions, and deletes them with the account', async () => {
  const leaving = await createTestAccount(server.url, '要走的人');
  await save(one, '[00:01.00]留下的词', 0);
  await save(leaving, '[00:01.00]走了的词', 1);
  const { data } = await leaving.caller.http.call(account.accountExport, {});
  expect(data.tables['lyric_version']).toMatchObject([{ song_id: song, lyric: '[00:01.00]走了的词' }]);
  await leaving.caller.http.call(account.accountDelete, { params: { password: 'a long password' } });
  expect(await lyricsOf()).toMatchObject({
    lrc: { lyric: '[00:01.00]留下的词' },
    lyricUser: { userid: one.id },
  });
  expect(await versions()).toEqual([1, 0]);
  // The number of a deleted version is not reused, because an editor who started from it has seen other lyrics.
  expect(await save(one, '新词', 2)).toMatchObject({ code: 409, data: { version: 1 } });
  expect((await save(one, '新词', 1)).data.version).toBe(3);
});

it('reports the capability of lyrics editing', async () => {
  expect((await guest.http.call(system.capabilities, {})).data.features).toContain('lyric-edits');
});
