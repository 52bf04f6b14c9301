import { defineConfig } from 'vitest/config';

/** The three libraries whose tests a mutation run checks. */
export default defineConfig({
  test: {
    projects: ['libs/http-client', 'libs/session', 'libs/player'].map(
      (lib) => new URL(`../../${lib}`, import.meta.url).pathname,
    ),
  },
});
