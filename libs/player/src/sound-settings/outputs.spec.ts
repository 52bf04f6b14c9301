import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseOutput, hasOutputChooser, listOutputs } from './outputs.ts';

const device = (kind: MediaDeviceKind, deviceId: string, label: string) =>
  ({ kind, deviceId, label, groupId: '', toJSON: () => ({}) }) satisfies MediaDeviceInfo;
const speaker = device('audiooutput', 'b1', '客厅');
const withDevices = (...devices: MediaDeviceInfo[]) => ({ enumerateDevices: () => Promise.resolve(devices) });

class Sink {
  setSinkId(): void {}
}

beforeEach(() => vi.stubGlobal('HTMLMediaElement', Sink));
afterEach(() => vi.unstubAllGlobals());

it('lists named output devices without the default aliases', async () => {
  const devices = withDevices(
    device('audioinput', 'm1', '话筒'),
    device('audiooutput', 'default', '默认 - 客厅'),
    speaker,
  );
  expect(await listOutputs(devices)).toEqual([{ id: 'b1', label: '客厅' }]);
});

it('lists none where the page has no access to their names', async () => {
  expect(await listOutputs(withDevices(device('audiooutput', '', '')))).toEqual([]);
  expect(await listOutputs({ enumerateDevices: () => Promise.reject(new Error('no')) })).toEqual([]);
});

it('lists none where the browser cannot select an output', async () => {
  vi.stubGlobal('HTMLMediaElement', class {});
  expect(await listOutputs(withDevices(speaker))).toEqual([]);
  expect(hasOutputChooser({ ...withDevices(), selectAudioOutput: () => Promise.resolve(speaker) })).toBe(
    false,
  );
});

it('opens the browser’s own chooser where available', async () => {
  const devices = { ...withDevices(), selectAudioOutput: () => Promise.resolve(speaker) };
  expect(hasOutputChooser(devices)).toBe(true);
  expect(await chooseOutput(devices)).toEqual({ id: 'b1', label: '客厅' });
  const refused = () => Promise.reject(new DOMException('', 'NotFoundError'));
  expect(await chooseOutput({ ...devices, selectAudioOutput: refused })).toBeNull();
  expect(hasOutputChooser(withDevices())).toBe(false);
});
