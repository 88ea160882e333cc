/** The resident memory of another process, sampled (on Linux alone). */
import { readFileSync } from 'node:fs';

const SAMPLE_MS = 20;

/** MB of 1,048,576 bytes. */
function memoryOf(pid: number): number {
  const kb = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kb === undefined) throw new Error('this system does not say how much memory a process has');
  return Number(kb) / 1024;
}

/** `restMb` is what it had when the watching began. */
export function watchMemory(pid: number) {
  const restMb = memoryOf(pid);
  let peakMb = restMb;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, memoryOf(pid));
  }, SAMPLE_MS);
  return {
    stop() {
      clearInterval(timer);
      return { restMb, peakMb };
    },
  };
}
