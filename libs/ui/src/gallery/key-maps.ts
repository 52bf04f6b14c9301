/** Keys of a component, as written on them, and what they do. */
export type KeyMap = readonly (readonly [keys: string, effect: string])[];

/** Buttons, alone or in a row. */
export const buttonKeys: KeyMap = [
  ['Tab', 'moves to the button'],
  ['Enter, Space', 'presses it'],
];

/** Links, and cards that are one. */
export const linkKeys: KeyMap = [
  ['Tab', 'moves to the link'],
  ['Enter', 'follows it'],
];

/** Fields of text. */
export const textFieldKeys: KeyMap = [['Tab', 'moves to the field; all other keys edit its text']];

export const checkboxKeys: KeyMap = [['Space', 'changes the box']];

/** Radio buttons: one Tab stop. */
export const radioKeys: KeyMap = [
  ['Tab', 'moves to the chosen option'],
  ['← → ↑ ↓', 'chooses the option beside it'],
];

/** Tabs with automatic activation: one Tab stop. */
export const tabsKeys: KeyMap = [
  ['Tab', 'moves to the active tab, then to its panel'],
  ['← →', 'opens the tab beside it, in reading direction'],
  ['Home, End', 'opens the first, the last tab'],
];

export const menuKeys: KeyMap = [
  ['↑ ↓', 'moves to the entry above, below, round the ends'],
  ['Home, End', 'moves to the first, the last entry'],
  ['letters', 'moves to the next entry that begins with them'],
  ['Enter, Space', 'runs the entry'],
  ['Escape', 'closes the menu and gives the focus back'],
];

export const dialogKeys: KeyMap = [
  ['Tab, Shift Tab', 'moves within the dialog'],
  ['Escape', 'closes it and gives the focus back'],
];

/** Select-only combobox. */
export const selectKeys: KeyMap = [
  ['Enter, Space, ↑ ↓', 'opens the list'],
  ['↑ ↓ Home End Page Up Page Down', 'moves in the list'],
  ['letters', 'moves to the option that begins with them; in long lists they filter'],
  ['Enter, Space, Alt ↑, Tab', 'chooses the option'],
  ['Escape', 'closes the list without a change'],
];

export const sliderKeys: KeyMap = [
  ['← →', 'changes the value by a step, in reading direction'],
  ['↑ ↓', 'raises, lowers the value by a step'],
  ['Page Up, Page Down, Shift with an arrow key', 'changes the value by a large step'],
  ['Home, End', 'sets the least, the greatest value'],
];

/** Grid of songs: one Tab stop, rows have the focus. */
export const songGridKeys: KeyMap = [
  ['Tab', 'moves to the row, then past the grid; with several rows selected into the bar of their actions'],
  ['↑ ↓', 'moves to the row above, below'],
  ['Page Up, Page Down', 'moves by ten rows'],
  ['Home, End', 'moves to the first, the last row'],
  ['← →', 'moves to the controls in the row, in reading direction'],
  ['Enter', 'plays the song'],
  ['Space', 'selects the row, or takes it out of the selection'],
  ['Shift ↑ ↓ Page Up Page Down Home End', 'selects the rows in between'],
  ['Ctrl A, ⌘ A', 'selects all rows'],
  ['Escape', 'ends the selection'],
  ['Shift F10, menu key', 'opens the menu of the song'],
  ['Alt ↑ ↓', 'moves the song, where the list can be ordered'],
  ['Delete', 'removes the song, where the list is the user’s own'],
];
