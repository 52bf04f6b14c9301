import type { Store } from '@qingyin/observable';
import { useMemo, useSyncExternalStore } from 'react';

/** Shallow equality of values, objects and arrays. */
export function sameValues(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const entries = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && Object.is(value, others.get(key)))
  );
}

/**
 * Selects a part of a store; renders only when that part differs (shallow comparison, so `({a, b}) => ({a, b})`
 * works).
 */
export function useStore<T, Part>(store: Store<T>, select: (value: T) => Part): Part {
  const getPart = useMemo(() => {
    let held: { value: T; part: Part } | null = null;
    return (): Part => {
      const value = store.get();
      if (held && Object.is(held.value, value)) return held.part;
      const part = select(value);
      held = { value, part: held && sameValues(held.part, part) ? held.part : part };
      return held.part;
    };
  }, [store, select]);
  return useSyncExternalStore(store.subscribe, getPart, getPart);
}
