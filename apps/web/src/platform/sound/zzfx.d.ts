/** The part of zzfx 1.3.2 that we call. */
declare module 'zzfx' {
  export const ZZFX: {
    /** Scales samples when they are built and again when they are played. */
    volume: number;
    readonly sampleRate: number;
    /** Plays through this one. */
    readonly audioContext: AudioContext;
    /** volume, randomness, frequency, attack, sustain, release, shape, shapeCurve, slide, deltaSlide, pitchJump, pitchJumpTime, repeatTime, noise, modulation, bitCrush, delay, sustainVolume, decay */
    buildSamples(...recipe: readonly (number | undefined)[]): number[];
    playSamples(channels: readonly (readonly number[])[], volumeScale?: number): AudioBufferSourceNode;
  };
}
