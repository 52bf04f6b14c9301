// Test data without test runner and renderer: also for pages in a browser.
export * from './answers.ts';
export * from './catalogue-answers.ts';
export { someTracks } from './tracks.ts';
