import { imageUrl } from '@qingyin/server-catalogue';
import { countWaitingForConversion, type MusicLibraryStatus } from '@qingyin/server-music-library';
import { badParameters, notFound } from '@qingyin/server-kernel';
import { endpoints, type LibraryMember, type MusicLibrary } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { personal, type Route } from '../../http/route.ts';
import { requireAdmin } from './require-admin.ts';

const { account } = endpoints;
const params = schemas.account;

/** Routes by which administrators manage the music libraries of the server (docs/api-extensions.md). */
export const musicLibraryRoutes: Route[] = [
  personal(account.adminLibraries, params.adminLibraries, async (call) => {
    await requireAdmin(call);
    const libraries = await foldersOf(call);
    const people = await loadUsers(call, [...new Set(libraries.flatMap(({ members }) => members))]);
    const { version } = call.app.converter;
    // The page asks every few seconds, and the count reads all files.
    const waiting = version === null ? await countWaitingForConversion(call.db) : 0;
    const conversion = { version, waiting };
    return { code: 200, data: libraries.map((library) => present(library, people)), conversion };
  }),
  rateLimited(
    rateLimitRules.folderCheck,
    personal(account.adminLibraryCheck, params.adminLibraryCheck, async (call, { path }) => {
      await requireAdmin(call);
      return { code: 200, data: await call.app.music.check(path) };
    }),
  ),
  rateLimited(
    rateLimitRules.folderCheck,
    personal(account.adminLibraryAdd, params.adminLibraryAdd, async (call, { path, ...settings }) => {
      await requireAdmin(call);
      await expectUsers(call, settings.members);
      return { code: 200, data: { id: await call.app.music.add(path, settings) } };
    }),
  ),
  personal(account.adminLibraryUpdate, params.adminLibraryUpdate, async (call, { id, ...change }) => {
    await requireAdmin(call);
    const { name, everyone, guests, members, watch } = await folderOf(call, id);
    if (change.members) await expectUsers(call, change.members);
    await call.app.music.update(id, {
      name: change.name ?? name,
      everyone: change.everyone ?? everyone,
      guests: change.guests ?? guests,
      members: change.members ?? members,
      watch: change.watch ?? watch,
    });
    return { code: 200 };
  }),
  rateLimited(
    rateLimitRules.write,
    personal(account.adminLibraryScan, params.adminLibraryScan, async (call, { id, full }) => {
      await requireAdmin(call);
      await folderOf(call, id);
      await call.app.music.scan(id, full);
      return { code: 200 };
    }),
  ),
  personal(account.adminLibraryRemove, params.adminLibraryRemove, async (call, { id }) => {
    await requireAdmin(call);
    const { fromOptions } = await folderOf(call, id);
    // The next start would add it again.
    if (fromOptions) throw badParameters('启动参数指定的音乐库不能移除');
    await call.app.music.remove(id);
    return { code: 200 };
  }),
  personal(account.adminLibraryRestore, params.adminLibraryRestore, async (call, { id }) => {
    await requireAdmin(call);
    await folderOf(call, id);
    await call.app.music.restore(id);
    return { code: 200 };
  }),
  personal(account.adminLibraryConfirm, params.adminLibraryConfirm, async (call, { id }) => {
    await requireAdmin(call);
    await folderOf(call, id);
    await call.app.music.confirmMissing(id);
    return { code: 200 };
  }),
  personal(account.adminLibraryProblems, params.adminLibraryProblems, async (call, { id, limit, offset }) => {
    await requireAdmin(call);
    await folderOf(call, id);
    const found = await call.app.music.problems(id, { limit: limit + 1, offset });
    return { code: 200, data: found.slice(0, limit), more: found.length > limit };
  }),
];

/** Music libraries of folders; those of uploads are administered by their users. */
const foldersOf = async (call: RequestContext): Promise<MusicLibraryStatus[]> =>
  (await call.app.music.list()).filter(({ kind }) => kind === 'folder');

/** @throws BusinessError 404 */
async function folderOf(call: RequestContext, id: number): Promise<MusicLibraryStatus> {
  const found = (await foldersOf(call)).find((library) => library.id === id);
  if (!found) throw notFound('音乐库');
  return found;
}

type People = ReadonlyMap<number, LibraryMember>;

async function loadUsers(call: RequestContext, ids: readonly number[]): Promise<People> {
  if (ids.length === 0) return new Map();
  const rows = await call.db
    .selectFrom('user')
    .select(['id', 'nickname', 'image_key'])
    .where('id', 'in', ids)
    .where('anonymous', '=', 0)
    .execute();
  return new Map(
    rows.map(({ id, nickname, image_key }) => [
      id,
      { userId: id, nickname, avatarUrl: imageUrl(call.origin, image_key) },
    ]),
  );
}

/** @throws BusinessError 404 unless all ids are of users with an account */
async function expectUsers(call: RequestContext, ids: readonly number[]): Promise<void> {
  if ((await loadUsers(call, ids)).size < ids.length) throw notFound('用户');
}

function present(library: MusicLibraryStatus, people: People): MusicLibrary {
  const { kind: _kind, members, scan = null, ...rest } = library;
  return {
    ...rest,
    members: members.flatMap((id) => people.get(id) ?? []),
    scan,
  };
}
