import { runMain } from './main.mjs';

await runMain();
