export { composeSong } from './compose-song.ts';
export { SAMPLE_RATE } from './composition.ts';
export type { Composition, Instrument, LineTiming, NoteEvent, WordTiming } from './composition.ts';
export { toLrc, toRomalrc, toTlyric, toYrc } from './lyric-texts.ts';
export { modes, moods } from './song-spec.ts';
export type { LeadInstrument, Mode, Mood, Percussion, PoemLine, SongSpec } from './song-spec.ts';
export { createSongSpec, type PoemForSong } from './song-spec-for.ts';
