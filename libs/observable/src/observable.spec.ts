import { describe, expect, it, vi } from 'vitest';
import { createEmitter } from './emitter.ts';
import { createValueStore } from './value-store.ts';

describe('createEmitter', () => {
  it('passes each event to all listeners in the order of subscription', () => {
    const emitter = createEmitter<string>();
    const heard: string[] = [];
    emitter.on((event) => heard.push(`first ${event}`));
    emitter.on((event) => heard.push(`second ${event}`));
    emitter.emit('a');
    expect(heard).toEqual(['first a', 'second a']);
  });

  it('calls no listener that has unsubscribed or was cleared', () => {
    const emitter = createEmitter();
    const [left, cleared] = [vi.fn(), vi.fn()];
    emitter.on(left)();
    emitter.on(cleared);
    emitter.clear();
    emitter.emit();
    expect(left).not.toHaveBeenCalled();
    expect(cleared).not.toHaveBeenCalled();
  });

  it('calls the listeners that were subscribed when the notification started', () => {
    const emitter = createEmitter();
    const [late, leaving] = [vi.fn(), vi.fn()];
    emitter.on(() => {
      emitter.on(late);
      leave();
    });
    const leave = emitter.on(leaving);
    emitter.emit();
    expect(late).not.toHaveBeenCalled();
    expect(leaving).toHaveBeenCalledOnce();
  });
});

describe('createValueStore', () => {
  it('notifies after the value is set', () => {
    const store = createValueStore(1);
    const seen: number[] = [];
    store.subscribe(() => seen.push(store.get()));
    store.set(2);
    expect(seen).toEqual([2]);
  });

  it('does not notify for the same value', () => {
    const store = createValueStore(NaN);
    const changed = vi.fn();
    store.subscribe(changed);
    store.set(NaN);
    expect(changed).not.toHaveBeenCalled();
  });
});
