export { type CommandRunner, commandRunner } from './commands/command-runner.ts';
export {
  type CodeCommandId,
  type Command,
  type CommandGroup,
  type CommandId,
  commands,
  findCommand,
  groupNames,
  ratingStars,
  searchTermsOf,
  type Stars,
} from './commands/commands.ts';
export { overlayStore } from './commands/overlay-store.ts';
export { KeyCaps } from './keyboard-shortcuts/KeyCaps.tsx';
export { type Combo, comboOf, currentKeyboard, typesNothing } from './keyboard-shortcuts/combo.ts';
export {
  type KeyBindingOverrides,
  type KeyBindings,
  commandBoundTo,
  resolveKeyBindings,
} from './keyboard-shortcuts/key-bindings.ts';
export { loadKeyCaps, loadShortcutsDialog } from './keyboard-shortcuts/load-shortcuts.ts';
export { isReserved } from './keyboard-shortcuts/reserved-keys.ts';
export { useKeyBindings } from './keyboard-shortcuts/use-key-bindings.ts';
export { useKeyLabels } from './keyboard-shortcuts/use-key-labels.ts';
export { useUndoShortcut } from './keyboard-shortcuts/use-undo-shortcut.tsx';
export { type EarlyKeys, useKeyboardShortcuts } from './keyboard-shortcuts/use-keyboard-shortcuts.ts';
