/**
 * Stands in for the audio device while zzfx loads, which opens one at once: before the first gesture browsers refuse that and
 * complain, and some have none to open. `synth.ts` opens it when the first sound is played.
 */
const real: unknown = Reflect.get(globalThis, 'AudioContext');
Reflect.set(globalThis, 'AudioContext', class {});

export const giveDeviceBack = (): boolean => Reflect.set(globalThis, 'AudioContext', real);
