import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createHistoryList, createSession, HISTORY_LIST_KEY } from './index.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('createSession', () => {
  it('starts as a guest', () => {
    expect(createSession(localStorage).get()).toEqual({
      cookie: null,
      userId: null,
      visitor: false,
      login: false,
    });
  });

  it('stores four values as text and reads booleans', () => {
    createSession(localStorage).save({ cookie: 'c', userId: '7', visitor: false, login: true });
    expect(localStorage.getItem('login')).toBe('true');
    expect(localStorage.getItem('visitor')).toBe('false');
    expect(createSession(localStorage).get()).toEqual({
      cookie: 'c',
      userId: '7',
      visitor: false,
      login: true,
    });
  });

  it('sets only the given values', () => {
    const session = createSession(localStorage);
    session.save({ userId: '7', login: true });
    session.save({ visitor: true });
    expect(session.get()).toEqual({ cookie: null, userId: '7', visitor: true, login: true });
    expect(localStorage.getItem('cookie')).toBeNull();
  });

  it.each(['1', 'TRUE', 'yes', ''])('reads "%s" as not logged in', (text) => {
    localStorage.setItem('login', text);
    expect(createSession(localStorage).isLoggedIn()).toBe(false);
  });

  it('removes exactly the four values on clear', () => {
    localStorage.setItem('locale', 'ar-EG');
    const session = createSession(localStorage);
    session.save({ cookie: 'c', userId: '7', visitor: true, login: true });
    session.clear();
    expect(session.get()).toEqual({ cookie: null, userId: null, visitor: false, login: false });
    expect({ ...localStorage }).toEqual({ locale: 'ar-EG' });
  });

  it('clears local storage on wipe, except the given keys', () => {
    localStorage.setItem('locale', 'ar-EG');
    localStorage.setItem('other', 'x');
    const session = createSession(localStorage);
    session.save({ login: true });
    session.wipe(['locale', 'absent']);
    expect({ ...localStorage }).toEqual({ locale: 'ar-EG' });
    expect(session.isLoggedIn()).toBe(false);
  });

  it('notifies subscribers of changes only', () => {
    const session = createSession(localStorage);
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.save({ login: true });
    session.save({ login: true });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    session.clear();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('detects a login and a cleared storage in another tab', () => {
    const session = createSession(localStorage);
    const listener = vi.fn();
    session.subscribe(listener);
    localStorage.setItem('login', 'true');
    window.dispatchEvent(new StorageEvent('storage', { key: 'login' }));
    expect(session.isLoggedIn()).toBe(true);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.isLoggedIn()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('createHistoryList', () => {
  it('starts empty and keeps the order of visits', () => {
    const list = createHistoryList(sessionStorage);
    expect(list.get()).toEqual([]);
    list.push('/a');
    list.push('/b');
    list.push('/a');
    expect(
      createHistoryList(sessionStorage)
        .get()
        .map(({ href }) => href),
    ).toEqual(['/a', '/b', '/a']);
  });

  it('stores names of locations, set before or after the visit', () => {
    const list = createHistoryList(sessionStorage);
    list.name('/playList/5', '静夜思');
    list.push('/playList/5');
    list.push('/b');
    list.name('/b', '乙');
    list.push('/playList/5');
    list.push('/c');
    expect(createHistoryList(sessionStorage).get()).toEqual([
      { href: '/playList/5', name: '静夜思' },
      { href: '/b', name: '乙' },
      { href: '/playList/5', name: '静夜思' },
      { href: '/c' },
    ]);
  });

  it('reads entries of an earlier version', () => {
    sessionStorage.setItem(HISTORY_LIST_KEY, '["/a", {"href": "/b", "name": 5}]');
    expect(createHistoryList(sessionStorage).get()).toEqual([{ href: '/a' }, { href: '/b' }]);
  });

  it.each(['{', '5', '[1, {"x": 1}]'])('starts empty with an invalid stored value: %s', (text) => {
    sessionStorage.setItem(HISTORY_LIST_KEY, text);
    expect(createHistoryList(sessionStorage).get()).toEqual([]);
  });

  it('works in memory when the storage is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const list = createHistoryList(full);
    list.push('/a');
    expect(list.get()).toEqual([{ href: '/a' }]);
  });

  it('keeps at most 200 entries', () => {
    const list = createHistoryList(sessionStorage);
    for (let index = 0; index < 250; index++) list.push(`/${index}`);
    expect(list.get()).toHaveLength(200);
    expect(list.get().at(-1)).toEqual({ href: '/249' });
  });
});
