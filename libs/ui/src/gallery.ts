// For the component gallery only: lint keeps this entry out of what ships.
export type { GalleryModule, GalleryState } from './gallery/gallery-state.ts';
export { pendingAnswer } from './gallery/pending-answer.ts';
export {
  buttonKeys,
  checkboxKeys,
  dialogKeys,
  type KeyMap,
  linkKeys,
  menuKeys,
  radioKeys,
  selectKeys,
  sliderKeys,
  songGridKeys,
  tabsKeys,
  textFieldKeys,
} from './gallery/key-maps.ts';
