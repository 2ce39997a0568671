let audio: AudioContext | null = null;

const HERTZ = 880;
const LOUDNESS = 0.08;
const SECONDS = 0.06;

/** A short tick. A browser that plays no sound yet stays silent. */
export const playTick = (): void => {
  audio ??= new AudioContext();
  const { currentTime: now, destination } = audio;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = HERTZ;
  volume.gain.setValueAtTime(LOUDNESS, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + SECONDS);
  tone.connect(volume).connect(destination);
  tone.start(now);
  tone.stop(now + SECONDS);
};
