/** Short sounds, made by the browser; silent until a reader turns them on. */
import { keep, kept } from 'arena/memory.js';

const NOTES = {
  place: [[330, 0.05]],
  burst: [
    [180, 0.09],
    [260, 0.06],
  ],
  error: [[140, 0.16]],
  end: [
    [392, 0.14],
    [523, 0.24],
  ],
};
const LEAST_PAUSE_MILLIS = 60;

let context;
let last = 0;

export function soundOn() {
  return kept('sound') === 'on';
}

export function switchSound(on) {
  keep('sound', on ? 'on' : 'off');
  on && isHeard();
}

/** The audio context. A browser allows no sound before a press; sounds until then are lost. */
function isHeard() {
  context ??= new AudioContext();
  context.state === 'running' || context.resume();
  return context.state === 'running';
}

/** Plays a sound by its name; sounds that come too fast are left out. */
export function play(name) {
  const now = performance.now();
  if (!name || !soundOn() || now - last < LEAST_PAUSE_MILLIS || !isHeard()) {
    return;
  }
  last = now;
  let from = context.currentTime;
  for (const [pitch, seconds] of NOTES[name]) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = pitch;
    tone.type = 'triangle';
    loudness.gain.setValueAtTime(0.12, from);
    loudness.gain.exponentialRampToValueAtTime(0.001, from + seconds);
    tone.connect(loudness).connect(context.destination);
    tone.start(from);
    tone.stop(from + seconds);
    from += seconds * 0.6;
  }
}
