import type { FollowUser } from '@qingyin/contract';
import { mentionableQuery } from '@qingyin/data-social';
import { useUserId } from '@qingyin/session/react';
import { fold } from '@qingyin/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MentionTyped, mentionAt } from './mention-at.ts';

const MOST = 6;

const isMeant = ({ nickname, py }: FollowUser, typed: string): boolean =>
  fold(nickname).includes(typed) || py.startsWith(typed);

/** Suggestions for the mention that is being typed, from the users that the user follows. */
export interface Mentions {
  typed: MentionTyped | null;
  people: FollowUser[];
  /** index in `people` */
  chosen: number;
  choose: (index: number) => void;
  /** to be called with text and caret whenever one of them has changed */
  update: (text: string, caret: number) => void;
  close: () => void;
}

/** Mention suggestions after an `@`, matched by letters or pinyin initials. Fetches nothing before an `@` is typed. */
export function useMentions(): Mentions {
  const userId = useUserId();
  const [typed, setTyped] = useState<MentionTyped | null>(null);
  const [chosen, choose] = useState(0);
  const { data = [] } = useQuery({
    ...mentionableQuery(userId ?? ''),
    enabled: userId !== null && typed !== null,
  });
  const wanted = fold(typed?.name ?? '');
  const people = typed ? data.filter((person) => isMeant(person, wanted)).slice(0, MOST) : [];
  return {
    typed,
    people,
    chosen: Math.min(chosen, Math.max(people.length - 1, 0)),
    choose,
    update: (text, caret) => {
      const found = mentionAt(text, caret);
      if (found?.name !== typed?.name || found?.from !== typed?.from) choose(0);
      setTyped(found);
    },
    close: () => setTyped(null),
  };
}
