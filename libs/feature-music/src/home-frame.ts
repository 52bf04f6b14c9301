export { PrerenderedHome } from './screens/personal-recommendation/PrerenderedHome.tsx';
