import { DEMO_USER_ID } from '@qingyin/demo-catalogue';
import { describe, expect, it } from 'vitest';
import { createDemoRows } from './demo-rows.ts';

const parts = createDemoRows('hash', { big: 0, short: 0 });
const event = parts.flatMap((part) => part.event ?? []);
const song = new Map(parts.flatMap((part) => part.song ?? []).map((row) => [row.id, row]));
const comment = parts.flatMap((part) => part.comment ?? []);

describe('the social content of the demo catalogue', () => {
  it('has posts of every type, each with the shared resource', () => {
    expect(new Set(event.map((row) => row.type))).toEqual(new Set([13, 18, 19, 21, 22, 35, 41]));
    const shares = event.filter((row) => row.type !== 35);
    expect(shares.filter((row) => !row.target_id && !row.forward_of)).toEqual([]);
    expect(event.some((row) => row.type === 35 && row.pics !== '[]')).toBe(true);
    const ids = new Set(event.map((row) => row.id));
    expect(event.filter((row) => row.forward_of && !ids.has(row.forward_of))).toEqual([]);
  });
  it('gives the demo account a feed with pictures, topics, mentions and playable resources', () => {
    const followed = parts
      .flatMap((part) => part.follow ?? [])
      .filter((row) => row.user_id === DEMO_USER_ID)
      .map((row) => row.target_id);
    const feed = event.filter((row) => followed.includes(row.user_id));
    const named = parts.flatMap((part) => part.mention ?? []);
    expect(feed.length).toBeGreaterThan(9);
    expect(new Set(feed.map((row) => row.user_id)).size).toBe(followed.length);
    expect(feed.map((row) => (JSON.parse(row.pics ?? '[]') as unknown[]).length)).toContain(9);
    expect(feed.some((row) => row.activity_id)).toBe(true);
    expect(feed.filter((row) => row.target_id).length).toBeGreaterThan(2);
    expect(named.filter((row) => feed.some(({ id }) => id === row.resource_id)).length).toBeGreaterThan(3);
    expect(named.some((row) => row.user_id === DEMO_USER_ID)).toBe(true);
  });
  it('has comments on every type of resource, with nested replies', () => {
    expect(new Set(comment.map((row) => row.resource_type))).toEqual(new Set([0, 1, 2, 3, 5, 6]));
    expect(comment.some((row) => row.parent_id !== row.reply_to && row.parent_id)).toBe(true);
    const byId = new Map(comment.map((row) => [row.id, row]));
    for (const row of comment.filter((one) => one.parent_id)) {
      expect(byId.get(row.parent_id)?.parent_id).toBe(0);
      expect(byId.get(row.parent_id)).toMatchObject({ resource_id: row.resource_id });
    }
  });
  it('has unique times for posts and comments, because lists are paginated by time', () => {
    expect(new Set(event.map((row) => row.created_at)).size).toBe(event.length);
    expect(new Set(comment.map((row) => row.created_at)).size).toBe(comment.length);
  });
  it('has timed comments within the durations of their songs', () => {
    const moments = comment.filter((row) => typeof row.at_ms === 'number');
    expect(moments.length).toBeGreaterThanOrEqual(60);
    expect(new Set(moments.map((row) => row.resource_id)).size).toBe(5);
    for (const { at_ms, resource_id } of moments)
      expect(at_ms).toBeLessThanOrEqual(Number(song.get(resource_id)?.duration_ms));
  });
});
