/** A command, and how one runs as the process that a person started. */

export type Output = {
  /** What was asked for. */
  readonly print: (text: string) => void;
  /** What is wrong with what was asked for. */
  readonly complain: (text: string) => void;
};

/** Answers the exit code. */
export type Command = (args: readonly string[], output: Output) => number;

export function runAsProcess(command: Command): void {
  process.exitCode = command(process.argv.slice(2), { print: console.log, complain: console.error });
}
