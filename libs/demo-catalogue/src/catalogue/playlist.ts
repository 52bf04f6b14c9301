import type { Mood } from '@qingyin/server-media';

/** Filter that selects the songs of a playlist by mood, poet or era; several filters are combined with OR. */
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
