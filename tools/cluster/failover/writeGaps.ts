/** How long no write was acknowledged: the longest pause between two of them. */
export class WriteGaps {
  private last: number;
  private longest = 0;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.last = now();
  }

  acknowledged(): void {
    const at = this.now();
    this.longest = Math.max(this.longest, at - this.last);
    this.last = at;
  }

  /** The longest pause in milliseconds since it was asked last, the one that lasts included; a new count begins. */
  take(): number {
    const longest = Math.max(this.longest, this.now() - this.last);
    this.longest = 0;
    this.last = this.now();
    return longest;
  }
}
