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

/** Who may be meant by the name that is being typed, as known of the people whom the user follows. */
export interface Mentions {
  typed: MentionTyped | null;
  people: FollowUser[];
  /** of `people` */
  chosen: number;
  choose: (index: number) => void;
  /** to be called with the words and the caret whenever one of them moved */
  look: (words: string, caret: number) => void;
  close: () => void;
}

/** Names to be offered after an `@`: by their letters or the initials of their pinyin. Nothing is asked for before one. */
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
    look: (words, caret) => {
      const found = mentionAt(words, caret);
      if (found?.name !== typed?.name || found?.from !== typed?.from) choose(0);
      setTyped(found);
    },
    close: () => setTyped(null),
  };
}
