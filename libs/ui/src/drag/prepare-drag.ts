import type * as dragCodeModule from './drag-code.ts';

type DragCode = typeof dragCodeModule;

let loaded: DragCode | null = null;

/** Loads the code of a running drag; call it in `pointerdown`, before a drag can start. Never rejects. */
export async function prepareDrag(): Promise<void> {
  loaded ??= await import('./drag-code.ts').catch(() => null);
}

/** The code of a running drag; null before `prepareDrag` has loaded it. */
export const dragCode = (): DragCode | null => loaded;
