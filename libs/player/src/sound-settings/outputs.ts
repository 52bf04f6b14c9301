import type { Output } from './sound-settings.ts';

type Devices = Pick<MediaDevices, 'enumerateDevices'> & {
  /** Firefox: the browser shows its own chooser, which needs no microphone permission */
  selectAudioOutput?: () => Promise<MediaDeviceInfo>;
};

const devicesHere = (): Devices | undefined => navigator.mediaDevices as Devices | undefined;

/** Whether the browser supports a choice of the output device. */
const canSend = (): boolean =>
  typeof HTMLMediaElement !== 'undefined' && 'setSinkId' in HTMLMediaElement.prototype;

/** Whether the browser has its own chooser for output devices. */
export const hasOutputChooser = (devices = devicesHere()): boolean =>
  canSend() && devices?.selectAudioOutput !== undefined;

/**
 * Lists named output devices without asking for permission. Chromium hides the names from pages without microphone
 * permission, so the list is empty for most users; aliases such as "default" are left out. Never rejects.
 */
export async function listOutputs(devices = devicesHere()): Promise<Output[]> {
  if (!canSend() || !devices) return [];
  const all = await devices.enumerateDevices().catch(() => []);
  return all
    .filter(({ kind, deviceId, label }) => kind === 'audiooutput' && deviceId && label)
    .filter(({ deviceId }) => deviceId !== 'default' && deviceId !== 'communications')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

/**
 * Opens the browser's chooser inside a gesture; null when nothing was chosen or there is no chooser. Never
 * rejects.
 */
export async function chooseOutput(devices = devicesHere()): Promise<Output | null> {
  const chosen = await devices?.selectAudioOutput?.().catch(() => null);
  return chosen ? { id: chosen.deviceId, label: chosen.label } : null;
}
