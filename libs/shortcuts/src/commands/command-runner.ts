import { createValueStore } from '@qingyin/observable';
import type { CommandId } from './commands.ts';

/**
 * Runs commands and says which of them apply now. Reads the player's state on demand, so that its changes render
 * nothing.
 */
export interface CommandRunner {
  canRun: (id: CommandId) => boolean;
  run: (id: CommandId) => void;
}

/** The runner of the page, for parts outside of its component tree; null until keyboard shortcuts have loaded. */
export const commandRunner = createValueStore<CommandRunner | null>(null);
