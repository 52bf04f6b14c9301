export { createEmitter, type Emitter } from './emitter.ts';
export { createValueStore, type Store, type ValueStore } from './value-store.ts';
