import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'audio-dsp', environment: 'node' });
