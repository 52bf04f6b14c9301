export { ChoosePictureButton } from './ChoosePictureButton.tsx';
