/** @file Extension: ratings of songs and how often they were played (docs/api-extensions.md). */
import { endpoint } from '../endpoint.ts';
import type { SongFacts } from '../entities/song-facts.ts';
import type { SongPlays, SongRating } from '../entities/song-ratings.ts';

/** A part of what the caller has: `ids` separated by commas, at most 1,000; without them everything in pages. */
interface Part {
  ids?: string;
  limit?: number;
  offset?: number;
}

/** `count`: of all pages */
interface Page<Item> {
  code: number;
  count: number;
  more: boolean;
  data: Item[];
}

/** Rates a song that the caller may hear with 1 to 5 stars, or removes the rating with 0. */
export const songRate = endpoint<{ id: string; stars: number }, { code: number; stars: number }>(
  '/x/songs/rate',
  { method: 'POST' },
);
/** Songs that the caller rated, in the order of their ids. */
export const songRatings = endpoint<Part, Page<SongRating>>('/x/songs/ratings');
/** Songs that the caller played, in the order of their ids. */
export const songPlays = endpoint<Part, Page<SongPlays>>('/x/songs/plays');
/** What is known of a song that the caller may hear, its file and the caller's plays. */
export const songFacts = endpoint<{ id: string }, { code: number; data: SongFacts }>('/x/song/facts');
