export { type PlayableSong, attachLoudness } from './attach-loudness.ts';
export { enqueueFile } from './measurement-rows.ts';
export { measuringProgress } from './measuring-progress.ts';
export { type MeasuringQueue, disabledMeasuring, startMeasuring } from './measuring-queue.ts';
export { measuredHash, type MeasuringTarget, renderedHash } from './measuring-target.ts';
