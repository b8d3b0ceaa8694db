// Sounds, made on the spot; off unless switched on. The screen shows everything they tell.

let context: AudioContext | null = null;

export function clatter(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (let knock = 0; knock < 6; knock++) {
      const length = 0.03;
      const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
      const data = buffer.getChannelData(0);
      for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
      const source = context.createBufferSource();
      const gain = context.createGain();
      gain.gain.value = 0.25 * (1 - knock / 8);
      source.buffer = buffer;
      source.connect(gain).connect(context.destination);
      source.start(start + knock * 0.09 + Math.random() * 0.03);
    }
  } catch {
    // no sound is no harm
  }
}

/** Two soft tones: somebody is waited for, or time runs out. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    [660, 880].forEach((pitch, index) => {
      const tone = context!.createOscillator();
      const gain = context!.createGain();
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0.12, start + index * 0.16);
      gain.gain.exponentialRampToValueAtTime(0.001, start + index * 0.16 + 0.3);
      tone.connect(gain).connect(context!.destination);
      tone.start(start + index * 0.16);
      tone.stop(start + index * 0.16 + 0.32);
    });
  } catch {
    // no sound is no harm
  }
}
