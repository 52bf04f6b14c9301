import type { CommandId, CodeCommandId } from '@qingyin/shortcuts';
import { discoverEntries, mineEntries, type NavEntry } from '@qingyin/routing';
import {
  IconArrowsShuffle,
  IconCommand,
  IconMusic,
  IconPictureInPicture,
  IconHeart,
  IconKeyboard,
  IconLanguage,
  IconMicrophone2,
  IconMaximize,
  IconMoon,
  IconAdjustmentsHorizontal,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconPlaylist,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
  IconRepeat,
  IconRewindBackward5,
  IconRewindForward5,
  IconSearch,
  IconSettings,
  IconStar,
  IconStarOff,
  IconSun,
  IconSunMoon,
  IconVolume,
  IconVolume2,
  IconVolumeOff,
  IconWaveSawTool,
} from '@tabler/icons-react';

type Icon = NavEntry['icon'];

const commandIcons: Readonly<Record<CodeCommandId, Icon>> = {
  'player:toggle': IconPlayerPlayFilled,
  'player:next': IconPlayerSkipForwardFilled,
  'player:previous': IconPlayerSkipBackFilled,
  'player:forward': IconRewindForward5,
  'player:back': IconRewindBackward5,
  'player:louder': IconVolume,
  'player:quieter': IconVolume2,
  'player:mute': IconVolumeOff,
  'player:like': IconHeart,
  'player:mode': IconArrowsShuffle,
  'player:rate-1': IconStar,
  'player:rate-2': IconStar,
  'player:rate-3': IconStar,
  'player:rate-4': IconStar,
  'player:rate-5': IconStar,
  'player:rate-0': IconStarOff,
  'player:sound': IconWaveSawTool,
  'player:words': IconMicrophone2,
  'player:window': IconPictureInPicture,
  'player:slower': IconPlayerTrackPrev,
  'player:faster': IconPlayerTrackNext,
  'player:loop': IconRepeat,
  'player:queue': IconPlaylist,
  'view:palette': IconCommand,
  'view:full': IconMaximize,
  'view:search': IconSearch,
  'view:help': IconKeyboard,
  'view:keys': IconAdjustmentsHorizontal,
  'view:settings': IconSettings,
  'view:language': IconLanguage,
  'view:light': IconSun,
  'view:dark': IconMoon,
  'view:auto': IconSunMoon,
};

const ofPages = new Map<string, Icon>(
  [...discoverEntries, ...mineEntries].map(({ to, icon }) => [`page:${to}`, icon]),
);

/** Icons that point in the reading direction. */
const MIRRORED: ReadonlySet<CommandId> = new Set<CodeCommandId>([
  'player:louder',
  'player:quieter',
  'player:mute',
  'player:words',
  'player:window',
]);

/** Whether the icon of a command is mirrored in right-to-left languages. */
export const isCommandIconMirrored = (id: CommandId | undefined): boolean =>
  id !== undefined && MIRRORED.has(id);

export const commandIcon = (id: CommandId): Icon =>
  ofPages.get(id) ?? commandIcons[id as CodeCommandId] ?? IconMusic;
