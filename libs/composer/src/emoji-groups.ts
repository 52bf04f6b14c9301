import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

const split = (row: string): string[] => row.split(' ');

/** Emoji of the panel by kind. Accessible names of the emoji come from the reader's system. */
export const emojiGroups: { name: MessageDescriptor; emoji: string[] }[] = [
  {
    name: msg`心情`,
    emoji: split(
      '😀 😄 😁 😆 😂 🤣 😊 ☺️ 🙂 😉 😍 🥰 😘 😋 😜 🤪 😎 🤓 🥳 😏 😌 🤔 🤭 🤫 😐 🙄 😴 🥱 😮 😲 🥺 😢 😭 😤 😡 😱 😰 😳 🥶 🤯 😷 🤧',
    ),
  },
  {
    name: msg`手势`,
    emoji: split('👍 👎 👌 ✌️ 🤞 🤟 🤘 🤙 👈 👉 👆 👇 👋 👏 🙌 🤝 🙏 💪 ✊ 👊 🫶 💃 🕺 🙇'),
  },
  {
    name: msg`心意`,
    emoji: split('❤️ 🧡 💛 💚 💙 💜 🖤 🤍 💔 💗 💖 💘 💯 ✨ 🌟 ⭐ 🔥 🎉 🎊 🎁 🎂 🌹 💐 🏆'),
  },
  { name: msg`音乐`, emoji: split('🎵 🎶 🎼 🎤 🎧 🎸 🎹 🎷 🎺 🎻 🥁 🪕 🪈 🎬 📻 🔊 💿 🎙️') },
  {
    name: msg`天地`,
    emoji: split(
      '🌙 🌕 ☀️ 🌈 ☁️ 🌧️ ❄️ 🌊 🏔️ 🌸 🌾 🍂 🍁 🌲 🎋 🐱 🐶 🐰 🐼 🐟 🦋 🍵 ☕ 🍺 🍻 🍜 🥟 🥮 🚇 🚲 🚄 ⛵',
    ),
  },
];
