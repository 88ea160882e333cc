/** A line to a database that a test cuts, refuses, silences, or cuts right behind a COMMIT whose answer is then lost. */
import { once } from 'node:events';
import { type AddressInfo, createServer, Socket } from 'node:net';

type Pair = { near: Socket; far: Socket };

const COMMIT = /\bcommit\b/i;

/** Postgres ends every answer with whether a transaction is open: «Z», a length of 5, and «I» where none is. */
const isIdleAfter = (answer: Buffer): boolean => answer.subarray(-6).toString('latin1') === 'Z\0\0\0\x05I';

/** The server's named statements: «P», a length, the name and the text; later only «B», a length, no portal and the name. */
const NAMED = /P[\s\S]{4}(pokesol_\d+)\0([^\0]*)\0/g;
const ASKED_BY_NAME = /B[\s\S]{4}\0(pokesol_\d+)\0/g;

/** What one connection says, with the texts of the statements that it only names. */
function textsOfNames(): (sent: string) => string {
  const texts = new Map<string, string>();
  return (sent) => {
    for (const [, name = '', text = ''] of sent.matchAll(NAMED)) texts.set(name, text);
    const asked = [...sent.matchAll(ASKED_BY_NAME)].map(([, name = '']) => texts.get(name) ?? '');
    return [sent, ...asked].join('\n');
  };
}

export class FaultyLine {
  private readonly open = new Set<Pair>();
  private state: 'whole' | 'refused' | 'silent' = 'whole';
  private readonly losing = new Set<RegExp>();
  /** Commits that reached the database while their answers were lost. */
  commitsLost = 0;

  private constructor(
    /** The database's own URL, with this line's host and port in it. */
    readonly url: string,
    private readonly server: ReturnType<typeof createServer>,
  ) {}

  /** A line to the database of this URL. */
  static async to(database: string): Promise<FaultyLine> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const target = new URL(database);
    const here = new URL(database);
    here.hostname = '127.0.0.1';
    here.port = String(port);
    const line = new FaultyLine(here.href, server);
    server.on('connection', (near) => line.join(near, Number(target.port), target.hostname));
    return line;
  }

  /** Every connection breaks, in whatever it is. New ones are taken. */
  cut(): void {
    for (const { near, far } of [...this.open]) {
      near.destroy();
      far.destroy();
    }
  }

  /** As a stopped server: what there is breaks, and no client is let in. */
  refuse(): void {
    this.state = 'refused';
    this.cut();
  }

  /** As a cut cable: whatever is sent is swallowed, and no end notices. */
  silence(): void {
    this.state = 'silent';
  }

  /**
   * The next commit of a transaction, or of a statement without one, whose text matches reaches the database; the line
   * breaks before the answer comes back. Asked for several, it loses one of each.
   */
  loseNextCommit(of: RegExp = COMMIT): void {
    this.losing.add(of);
  }

  /** Whole again. What was silent meanwhile is broken: its packets are gone. */
  mend(): void {
    const wasSilent = this.state === 'silent';
    this.state = 'whole';
    if (wasSilent) this.cut();
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.cut();
    await closed;
  }

  private join(near: Socket, port: number, host: string): void {
    if (this.state === 'refused') {
      near.destroy();
      return;
    }
    const far = new Socket();
    const pair = { near, far };
    this.open.add(pair);
    let isCommitting = false;
    let isIdle = true;
    /** Since the last commit. */
    let said = '';
    const withTexts = textsOfNames();
    near.on('data', (sent: Buffer) => {
      if (this.state === 'silent') return;
      const text = withTexts(sent.toString('latin1'));
      if (this.losing.size > 0) {
        said += text;
        const lost = [...this.losing].find((of) => of.test(said));
        if (lost !== undefined && (isIdle || COMMIT.test(text))) {
          this.losing.delete(lost);
          isCommitting = true;
        }
      }
      far.write(sent);
    });
    far.on('data', (answer: Buffer) => {
      if (this.state === 'silent') return;
      if (!isCommitting) {
        isIdle = isIdleAfter(answer);
        if (isIdle) said = '';
        near.write(answer);
        return;
      }
      this.commitsLost += 1;
      near.destroy();
      far.destroy();
    });
    const end = (): void => {
      this.open.delete(pair);
      // A silent line does not even say that it ended.
      if (this.state === 'silent') return;
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      // What breaks also closes.
      socket.on('error', () => socket.destroy());
      socket.on('close', end);
    }
    far.connect(port, host);
  }
}
