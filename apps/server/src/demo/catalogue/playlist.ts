import type { Mood } from '../compose/index.ts';

/** Which songs a list is filled with: by mood, by poet, or by era; several are joined. */
export interface Selection {
  moods?: Mood[];
  poets?: string[];
  eras?: string[];
  instrumental?: boolean;
}

export interface DemoPlaylist {
  id: number;
  name: string;
  owner: number;
  mood: Mood;
  tags: string[];
  select: Selection;
  size: number;
  plays: number;
  premium?: boolean;
  copywriter: string;
  description: string;
}
