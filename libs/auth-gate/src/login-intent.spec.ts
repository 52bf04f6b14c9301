import { beforeEach, describe, expect, it } from 'vitest';
import { INTENT_LIFE_MS, persistIntent, takeIntent } from './login-intent.ts';

const intent = { kind: 'like', payload: { id: 33, like: true } };

beforeEach(() => sessionStorage.clear());

describe('login intent', () => {
  it('is persisted and taken once', () => {
    persistIntent(intent);
    expect(takeIntent()).toEqual(intent);
    expect(takeIntent()).toBeNull();
  });

  it('is replaced by a newer one', () => {
    persistIntent(intent);
    persistIntent({ kind: 'subscribe-playlist', payload: { id: 4 } });
    expect(takeIntent()?.kind).toBe('subscribe-playlist');
  });

  it('expires', () => {
    persistIntent(intent, sessionStorage, 1000);
    expect(takeIntent(sessionStorage, 1001 + INTENT_LIFE_MS)).toBeNull();
  });

  it('is null for invalid stored text', () => {
    for (const text of ['', 'null', '{', '{"kind":1}', '{"kind":"like","at":5}']) {
      sessionStorage.setItem('qy-login-intent', text);
      expect(takeIntent(sessionStorage, 5)).toBeNull();
    }
  });
});
