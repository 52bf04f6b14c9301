import { whereIn, type Db, type MentionTable } from '@qingyin/server-db';
import { type Mention, NICKNAME_MAX, nicknameKey } from '@qingyin/contract';
import { notBlocked } from './hidden-users.ts';

type Kind = MentionTable['kind'];

/** Maximum number of mentions in a text. */
const MOST = 10;
/** An `@` that is not part of an e-mail address. */
const AT = /(?<![\w.+-])@/g;
/** Latin text and numbers must match completely: `@ann` does not match in `@annabel`. */
const WORD = /[\w\p{Script=Latin}]/u;

interface Candidate {
  at: number;
  nickname: string;
  key: string;
}

/** Possible nicknames after each `@`, longest first. */
function candidates(text: string): Candidate[] {
  return [...text.matchAll(AT)].flatMap(({ index: at }) => {
    const after = [...text.slice(at + 1, at + 1 + 2 * NICKNAME_MAX)].slice(0, NICKNAME_MAX + 1);
    const found: Candidate[] = [];
    if (!after[0]?.trim()) return found;
    for (let length = Math.min(after.length, NICKNAME_MAX); length > 0; length -= 1) {
      const [last = '', next = ''] = [after[length - 1], after[length]];
      if (!last.trim() || (WORD.test(last) && WORD.test(next))) continue;
      const nickname = after.slice(0, length).join('');
      found.push({ at, nickname, key: nicknameKey(nickname) });
    }
    return found;
  });
}

/**
 * Finds the users mentioned in a text by `@nickname`, without duplicates, in the order of the text; the longest
 * existing nickname wins. Users who have blocked the author, or are blocked by them, are left out.
 */
export async function findMentions(db: Db, text: string, authorId: number): Promise<Mention[]> {
  const all = candidates(text);
  if (all.length === 0) return [];
  const keys = [...new Set(all.map(({ key }) => key))];
  const users = await db
    .selectFrom('user')
    .select(['id', 'nickname_key'])
    .where(whereIn(db, 'nickname_key', keys))
    .where(notBlocked(authorId, 'user.id'))
    .execute();
  const byKey = new Map(users.map((user) => [user.nickname_key, user.id]));
  const named = new Map<number, Mention>();
  const done = new Set<number>();
  for (const { at, nickname, key } of all) {
    const userId = byKey.get(key);
    if (done.has(at) || userId === undefined) continue;
    done.add(at);
    if (!named.has(userId)) named.set(userId, { userId, nickname });
  }
  return [...named.values()].slice(0, MOST);
}

/** A text with its author and time. */
interface Written {
  id: number;
  userId: number;
  text: string;
  /** ms since 1970 */
  now: number;
}

/** Finds and stores the mentions in a new text; call it inside `inWriteTransaction`. */
export async function storeMentions(
  trx: Db,
  kind: Kind,
  { id, userId, text, now }: Written,
): Promise<Mention[]> {
  const named = await findMentions(trx, text, userId);
  if (named.length > 0)
    await trx
      .insertInto('mention')
      .values(
        named.map((mention, position) => ({
          kind,
          resource_id: id,
          user_id: mention.userId,
          nickname: mention.nickname,
          position,
          created_at: now,
        })),
      )
      .execute();
  return named;
}

/** Deletes the mentions of texts; call it inside `inWriteTransaction`. */
export async function deleteMentions(trx: Db, kind: Kind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('mention')
    .where('kind', '=', kind)
    .where(whereIn(trx, 'resource_id', ids))
    .execute();
}

/**
 * Mentions of texts, as a function of the id whose result is spread into an answer: `...mentions(id)`; empty
 * without mentions.
 */
export async function loadMentions(
  db: Db,
  kind: Kind,
  ids: readonly number[],
): Promise<(id: number) => { mentions?: Mention[] }> {
  if (ids.length === 0) return () => ({});
  const rows = await db
    .selectFrom('mention')
    .select(['resource_id', 'user_id', 'nickname'])
    .where('kind', '=', kind)
    .where(whereIn(db, 'resource_id', ids))
    .orderBy('position')
    .execute();
  const byId = new Map<number, Mention[]>();
  for (const row of rows) {
    const mention = { userId: row.user_id, nickname: row.nickname };
    byId.set(row.resource_id, [...(byId.get(row.resource_id) ?? []), mention]);
  }
  return (id) => {
    const mentions = byId.get(id);
    return mentions ? { mentions } : {};
  };
}
