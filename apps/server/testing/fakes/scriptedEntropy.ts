/** Chance that a test chooses: what is drawn next for a purpose, and the system's randomness for everything else. */
import { type Entropy, type Purpose, systemEntropy } from '../../src/platform/entropy.ts';

export class ScriptedEntropy implements Entropy {
  private readonly scripted = new Map<Purpose, Uint8Array[]>();

  /** The next draws for `purpose`, in this order; each must have as many bytes as are drawn. */
  script(purpose: Purpose, ...draws: readonly Uint8Array[]): void {
    this.scripted.set(purpose, [...(this.scripted.get(purpose) ?? []), ...draws]);
  }

  /** What was scripted and not drawn: a test that expects its chance to be used looks here. */
  get left(): number {
    return [...this.scripted.values()].reduce((sum, draws) => sum + draws.length, 0);
  }

  bytes(count: number, purpose: Purpose): Buffer {
    const draw = this.scripted.get(purpose)?.shift();
    if (draw === undefined) return systemEntropy.bytes(count, purpose);
    if (draw.length !== count)
      throw new RangeError(`${draw.length} bytes were scripted for ${purpose}, ${count} are drawn`);
    return Buffer.from(draw);
  }
}
