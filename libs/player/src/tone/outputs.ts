import type { Output } from './tone.ts';

type Devices = Pick<MediaDevices, 'enumerateDevices'> & {
  /** Firefox: the browser itself asks which one, and needs no microphone for that */
  selectAudioOutput?: () => Promise<MediaDeviceInfo>;
};

const devicesHere = (): Devices | undefined => navigator.mediaDevices as Devices | undefined;

/** Whether sound can be sent elsewhere at all. */
const canSend = (): boolean =>
  typeof HTMLMediaElement !== 'undefined' && 'setSinkId' in HTMLMediaElement.prototype;

/** Whether the browser asks by itself which loudspeaker is meant. */
export const asksForOutput = (devices = devicesHere()): boolean =>
  canSend() && devices?.selectAudioOutput !== undefined;

/**
 * The loudspeakers that can be told apart without asking for anything. Chromium names none of them to a page that may not
 * use the microphone, so there are none for most people; what is only "the default one" is none either. Never rejects.
 */
export async function knownOutputs(devices = devicesHere()): Promise<Output[]> {
  if (!canSend() || !devices) return [];
  const all = await devices.enumerateDevices().catch(() => []);
  return all
    .filter(({ kind, deviceId, label }) => kind === 'audiooutput' && deviceId && label)
    .filter(({ deviceId }) => deviceId !== 'default' && deviceId !== 'communications')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

/** Lets the browser ask, inside a gesture; null when nothing was chosen or nothing can be. Never rejects. */
export async function askForOutput(devices = devicesHere()): Promise<Output | null> {
  const chosen = await devices?.selectAudioOutput?.().catch(() => null);
  return chosen ? { id: chosen.deviceId, label: chosen.label } : null;
}
