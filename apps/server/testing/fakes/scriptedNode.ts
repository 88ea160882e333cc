/** A node of the chain that answers what a test scripts, over HTTP, in JSON-RPC: another cluster, a late one, a busy one. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

type Answer = (...params: never[]) => unknown;
type Call = { method: string; params: unknown[] };

const call = z.object({ id: z.unknown(), method: z.string(), params: z.array(z.unknown()).default([]) });

/** Thrown by an answer: the node's error. */
export class NodeError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

export class ScriptedNode {
  /** The calls that came, in their order. */
  readonly calls: Call[] = [];
  /** What each said of who asks. */
  readonly authorizations: (string | undefined)[] = [];
  /** Instead of an answer: a status with its headers, or nothing at all. */
  fault: { status: number; headers?: Record<string, string> } | 'silent' | undefined;

  private constructor(
    /** With a provider's key in it, which must stay secret. */
    readonly url: string,
    /** By method; a test puts others in their place. */
    readonly answers: Record<string, Answer>,
    private readonly server: ReturnType<typeof createServer>,
  ) {}

  static async start(answers: Record<string, Answer>): Promise<ScriptedNode> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const node = new ScriptedNode(`http://127.0.0.1:${port}/v2/key-of-the-provider`, answers, server);
    server.on('request', async (request, response) => {
      const chunks: Buffer[] = [];
      node.authorizations.push(request.headers.authorization);
      for await (const chunk of request) chunks.push(chunk);
      node.answer(call.parse(JSON.parse(Buffer.concat(chunks).toString())), response);
    });
    return node;
  }

  /** How often a method was called. */
  count(method: string): number {
    return this.calls.filter((each) => each.method === method).length;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private answer({ id, method, params }: Call & { id: unknown }, response: ServerResponse): void {
    this.calls.push({ method, params });
    if (this.fault === 'silent') return;
    if (this.fault !== undefined) {
      response.writeHead(this.fault.status, this.fault.headers).end('busy');
      return;
    }
    const said = this.say(method, params);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ jsonrpc: '2.0', id, ...said }, (_, value) =>
        typeof value === 'bigint' ? Number(value) : value,
      ),
    );
  }

  private say(method: string, params: unknown[]): object {
    const answer = this.answers[method];
    if (answer === undefined) return { error: { code: -32601, message: 'Method not found' } };
    try {
      return { result: answer(...(params as never[])) ?? null };
    } catch (error) {
      if (!(error instanceof NodeError)) throw error;
      const { code, message, data } = error;
      return { error: { code, message, ...(data === undefined ? {} : { data }) } };
    }
  }
}
