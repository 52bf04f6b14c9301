export { HomeFrame } from './screens/personal-recommendation/HomeFrame.tsx';
