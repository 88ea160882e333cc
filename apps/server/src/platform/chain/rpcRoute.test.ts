/** The way to the chain, used by the libraries that wallets are made of, by strangers, and before an endpoint that fails. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  getBase58Decoder,
  isSolanaError,
  SOLANA_ERROR__JSON_RPC__METHOD_NOT_FOUND,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
  signature,
} from '@solana/kit';
import {
  Connection,
  Keypair,
  PublicKey,
  SolanaJSONRPCError,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, startTestServer, type TestServer, TestWallet, until } from '../../../testing/index.ts';
import { endpointsOf } from '../config/rpcEndpoints.ts';
import { openLog } from '../log.ts';
import { connectEndpoints } from './endpoints/connect.ts';
import { withoutAddress } from './rpcEndpoint.ts';

type RpcAnswer = { id: unknown; result?: unknown; error?: { code: number; message: string } };

const call = (method: string, params: unknown[] = [], id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

describe.each(databasesFor('behaviour'))('the way to the chain, on %s', (kind) => {
  let server: TestServer;
  let wallet: TestWallet;
  let keys: Keypair;
  let connection: Connection;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    keys = Keypair.generate();
    wallet = await TestWallet.ofSeed(server.base, keys.secretKey.slice(0, 32));
    // It has only what the local chain gave at the first sign-in.
    await wallet.signIn();
    const httpHeaders = { cookie: wallet.cookie };
    const wsEndpoint = `${server.base.replace('http', 'ws')}/api/rpc`;
    connection = new Connection(`${server.base}/api/rpc`, {
      commitment: 'confirmed',
      httpHeaders,
      wsEndpoint,
    });
  });
  afterAll(() => server.close());

  const ask = (body: unknown, by = wallet) => by.call<RpcAnswer>('POST', '/api/rpc', body);
  const tokenAccount = async (): Promise<PublicKey> => {
    const mint = new PublicKey(server.chain.mint);
    const { value } = await connection.getTokenAccountsByOwner(keys.publicKey, { mint });
    const [account] = value;
    if (account === undefined) throw new Error('the wallet has no token account');
    return account.pubkey;
  };
  async function transfer(
    lamports = 1_000_000,
  ): Promise<{ transaction: VersionedTransaction; lastValidBlockHeight: number }> {
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash();
    const to = Keypair.generate().publicKey;
    const message = new TransactionMessage({
      payerKey: keys.publicKey,
      recentBlockhash: blockhash,
      instructions: [SystemProgram.transfer({ fromPubkey: keys.publicKey, toPubkey: to, lamports })],
    });
    const transaction = new VersionedTransaction(message.compileToV0Message());
    transaction.sign([keys]);
    return { transaction, lastValidBlockHeight };
  }

  test('web3.js reads what it needs', async () => {
    expect(await connection.getBalance(keys.publicKey)).toBeGreaterThan(1_000_000_000);
    const account = await tokenAccount();
    expect((await connection.getTokenAccountBalance(account)).value.amount).toBe('10000000000');
    const mint = new PublicKey(server.chain.mint);
    const { value } = await connection.getParsedTokenAccountsByOwner(keys.publicKey, { mint });
    expect(value[0]?.account.data.parsed.info.owner).toBe(wallet.address);
    expect(await connection.getMinimumBalanceForRentExemption(165)).toBeGreaterThan(0);
    expect(await connection.getSlot()).toBeGreaterThan(await connection.getBlockHeight());
    expect((await connection.getEpochInfo()).absoluteSlot).toBeGreaterThan(0);
    expect(await connection.getGenesisHash()).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);
    expect(await connection.getVersion()).toHaveProperty('solana-core');
    const { blockhash } = await connection.getLatestBlockhash();
    expect((await connection.isBlockhashValid(blockhash)).value).toBe(true);
  });

  test('web3.js tries, prices, sends and follows a transaction, and reads it', async () => {
    const { transaction } = await transfer();
    expect((await connection.simulateTransaction(transaction)).value.err).toBeNull();
    expect((await connection.getFeeForMessage(transaction.message)).value).toBe(5000);
    const id = await connection.sendTransaction(transaction);
    await until(async () => {
      const { value } = await connection.getSignatureStatus(id);
      return value?.confirmationStatus === 'confirmed' || value?.confirmationStatus === 'finalized';
    });
    const read = { maxSupportedTransactionVersion: 0 };
    expect((await connection.getTransaction(id, read))?.meta?.err).toBeNull();
    const [first, second] = await connection.getTransactions([id, id], read);
    expect(first?.transaction.signatures).toEqual([id]);
    expect(second?.transaction.signatures).toEqual([id]);
    expect(
      (await connection.getSignaturesForAddress(keys.publicKey)).map(({ signature }) => signature),
    ).toContain(id);
  });

  test.each(['processed', 'confirmed', 'finalized'] as const)(
    'web3.js learns that a transaction is %s, sent a moment ago or landed',
    async (commitment) => {
      const { transaction, lastValidBlockHeight } = await transfer();
      const signature = await connection.sendTransaction(transaction);
      const blockhash = transaction.message.recentBlockhash;
      const strategy = { signature, blockhash, lastValidBlockHeight };
      // By a signature alone, and with the height at which it is given up; first while it lands, then when it has.
      for (const asked of [strategy, signature, strategy, signature]) {
        const { value } = await connection.confirmTransaction(asked as string, commitment);
        expect(value.err).toBeNull();
      }
      const { value } = await connection.getSignatureStatus(signature);
      const levels = ['processed', 'confirmed', 'finalized'];
      expect(levels.indexOf(value?.confirmationStatus ?? '')).toBeGreaterThanOrEqual(
        levels.indexOf(commitment),
      );
    },
  );

  test('web3.js learns that a transaction failed', async () => {
    const { transaction } = await transfer(1_000_000_000_000);
    const received = new Promise((resolve) => {
      const [signature] = transaction.signatures;
      if (signature === undefined) throw new Error('the transaction is not signed');
      connection.onSignature(getBase58Decoder().decode(signature), ({ err }) => resolve(err), 'confirmed');
    });
    await connection.sendTransaction(transaction, { skipPreflight: true });
    expect(await received).toEqual({ InstructionError: [0, { Custom: 1 }] });
  });

  test('kit learns that a transaction landed', async () => {
    const { transaction } = await transfer();
    const id = await connection.sendTransaction(transaction);
    const subscriptions = createSolanaRpcSubscriptions(`${server.base.replace('http', 'ws')}/api/rpc`);
    const ended = new AbortController();
    const notifications = await subscriptions
      .signatureNotifications(signature(id), { commitment: 'confirmed' })
      .subscribe({ abortSignal: ended.signal });
    for await (const { context, value } of notifications) {
      expect(value).toEqual({ err: null });
      expect(context.slot).toBeGreaterThan(0n);
      break;
    }
    ended.abort();
  });

  test('web3.js and kit know a refusal by its code', async () => {
    const refused = await connection.getSupply().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SolanaJSONRPCError);
    expect(refused).toMatchObject({ code: -32601 });
    const rpc = createSolanaRpc(`${server.base}/api/rpc`);
    const error = await rpc
      .getSupply()
      .send()
      .catch((cause: unknown) => cause);
    expect(isSolanaError(error, SOLANA_ERROR__JSON_RPC__METHOD_NOT_FOUND)).toBe(true);
  });

  test.each(['requestAirdrop', 'getProgramAccounts', 'getMultipleAccounts', 'getBlock', 'constructor', ''])(
    'no caller gets to %s',
    async (method) => {
      const { status, body } = await ask(call(method, [], 'mine'));
      expect({ status, body }).toEqual({
        status: 200,
        body: { jsonrpc: '2.0', error: { code: -32601, message: 'Method not found' }, id: 'mine' },
      });
    },
  );

  test.each([
    ['no version', { id: 7, method: 'getSlot' }, 7],
    ['no id', { jsonrpc: '2.0', method: 'getSlot' }, null],
    ['an id of another kind', { jsonrpc: '2.0', id: {}, method: 'getSlot' }, null],
    ['no method', { jsonrpc: '2.0', id: 'a' }, 'a'],
    ['parameters by name', { ...call('getSlot'), params: { commitment: 'confirmed' } }, 1],
    ['more parameters than any method has', call('getSlot', [1, 2, 3, 4, 5]), 1],
    ['a number', 7, null],
    ['nothing', null, null],
  ])('%s is no call', async (_, body, id) => {
    const answer = await ask(body);
    expect(answer).toMatchObject({ status: 200, body: { id, error: { code: -32600 } } });
  });

  test.each([
    ['what is no JSON', '{"jsonrpc":', 'application/json', 200, -32700],
    ['nothing at all', '', 'application/json', 200, -32700],
    ['another type', '<call/>', 'application/xml', 415, -32600],
  ])('%s is answered in JSON-RPC', async (_, body, type, status, code) => {
    const headers = { 'content-type': type };
    const answer = await fetch(`${server.base}/api/rpc`, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code } });
  });

  test('what is longer than any call is not read', async () => {
    const { status, body } = await ask(call('getSlot', ['x'.repeat(20_000)]));
    expect({ status, body }).toMatchObject({ status: 413, body: { code: 'too-large' } });
  });

  test('each call of a batch has its own answer, in its order', async () => {
    const { status, body } = await ask([
      call('getSlot', [], 'a'),
      5,
      call('getBlock', [], 'b'),
      call('getHealth', [], 'c'),
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { id: 'a', result: expect.any(Number) },
      { id: null, error: { code: -32600 } },
      { id: 'b', error: { code: -32601 } },
      { id: 'c', result: 'ok' },
    ]);
  });

  test.each([0, 11])('a batch of %i calls is refused as one', async (many) => {
    const { status, body } = await ask(Array.from({ length: many }, () => call('getSlot')));
    expect({ status, body }).toMatchObject({ status: 200, body: { id: null, error: { code: -32600 } } });
  });

  test('a batch is as many calls as it holds, refused ones too', async () => {
    const { database, chain } = server;
    const strict = await startTestServer({ kind, database, chain, rateLimitPerMinute: 10 });
    const there = wallet.at(strict.base);
    const some = (many: number) => Array.from({ length: many }, () => call('getBlock'));
    expect((await ask(some(8), there)).status).toBe(200);
    const over = await ask(some(3), there);
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(call('getSlot'), there)).status).toBe(429);
    await strict.close();
  });

  test('what others offer is answered for a few accounts at a time', async () => {
    const fees = (accounts: unknown) => ask(call('getRecentPrioritizationFees', [accounts]));
    const { mint } = server.chain;
    expect((await fees([mint, await tokenAccount()])).body.result).toHaveLength(150);
    const refusal = { code: -32602, message: 'Invalid params: a list of at most 8 accounts' };
    for (const bad of [Array.from({ length: 9 }, () => mint), mint, [1], undefined])
      expect((await fees(bad)).body.error).toEqual(refusal);
  });

  test('only accounts of our token are listed', async () => {
    const { tokenProgram, mint } = server.chain;
    for (const filter of [
      { programId: tokenProgram },
      { mint: tokenProgram },
      { mint, programId: tokenProgram },
      undefined,
    ])
      expect((await ask(call('getTokenAccountsByOwner', [wallet.address, filter]))).body.error).toMatchObject(
        {
          code: -32602,
          message: expect.stringContaining(mint),
        },
      );
    const { body } = await ask(
      call('getTokenAccountsByOwner', [wallet.address, { mint }, { encoding: 'base64' }]),
    );
    expect(body.result).toMatchObject({ value: [{ pubkey: (await tokenAccount()).toBase58() }] });
  });

  test('a history is for the signed-in wallet: its own, and its token account’s', async () => {
    const anonymous = await TestWallet.create(server.base);
    const stranger = await TestWallet.create(server.base);
    await stranger.signIn();
    const config = { commitment: 'confirmed' };
    for (const address of [wallet.address, (await tokenAccount()).toBase58()]) {
      const history = () => call('getSignaturesForAddress', [address, config]);
      for (const other of [anonymous, stranger])
        expect((await ask(history(), other)).body).toMatchObject({ error: { code: -32602 } });
      const found = async () => (await ask(history())).body.result as { err: unknown }[];
      await until(async () => (await found()).length > 0);
      expect((await found()).map(({ err }) => err)).toContain(null);
    }
    const others = await ask(call('getSignaturesForAddress', [server.chain.mint, config]));
    expect(others.body).toMatchObject({ error: { code: -32602 } });
    const forged = await anonymous.call(
      'POST',
      '/api/rpc',
      call('getSignaturesForAddress', [wallet.address]),
      {
        cookie: 'pokesol_session=forged',
      },
    );
    expect(forged.body).toMatchObject({ error: { code: -32602 } });
  });

  test.each([
    [{ limit: 101 }, false],
    [{ limit: 0 }, false],
    [{ limit: 'all' }, false],
    ['confirmed', false],
    [{ limit: 100 }, true],
    [null, true],
    [undefined, true],
  ])('of a history %j gives at most a hundred: %s', async (config, isTaken) => {
    const { body } = await ask(call('getSignaturesForAddress', [wallet.address, config]));
    expect(body.error?.code).toBe(isTaken ? undefined : -32602);
  });

  test.each([
    [17, undefined],
    [18, -32602],
    // So many are read, but cannot be written again.
    [7_900, -32602],
  ])('params that nest %i deep are answered %s', async (depth, code) => {
    const params = '['.repeat(depth) + ']'.repeat(depth);
    const answer = await fetch(`${server.base}/api/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"jsonrpc":"2.0","id":7,"method":"getHealth","params":${params}}`,
    });
    expect(answer.status).toBe(200);
    const sent = (await answer.json()) as RpcAnswer;
    expect(sent.id).toBe(7);
    expect(sent.error?.code).toBe(code);
  });
});

describe.each(databasesFor('behaviour'))('an endpoint that fails, on %s', (kind) => {
  const KEY = 'key-of-the-provider-0123456789';
  const logged: string[] = [];
  let usual: TestServer;
  let server: TestServer;
  let endpoint: Server;
  /** What the endpoint answers next; absent, it hangs up. */
  let next: { status?: number; body?: string; headers?: Record<string, string> } | undefined;
  let seen: string[] = [];
  beforeAll(async () => {
    endpoint = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        seen.push(body);
        if (next === undefined) return request.socket.destroy();
        response.writeHead(next.status ?? 200, next.headers).end(next.body);
      });
    });
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
    usual = await startTestServer({ kind });
    const { port } = endpoint.address() as AddressInfo;
    server = await startTestServer({
      kind,
      database: usual.database,
      chain: {
        ...usual.chain,
        ask: connectEndpoints([{ name: 'rpc1', url: `http://127.0.0.1:${port}/v2/${KEY}?api-key=${KEY}` }])
          .ask,
      },
      logger: openLog('trace', { write: (text) => void logged.push(text) }),
    });
  });
  afterEach(() => {
    seen = [];
  });
  afterAll(async () => {
    await server.close();
    await usual.close();
    await new Promise((resolve) => endpoint.close(resolve));
  });

  async function ask(body: unknown): Promise<{ status: number; text: string }> {
    const answer = await fetch(`${server.base}/api/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    expect(text).not.toContain(KEY);
    return { status: answer.status, text };
  }
  const error = (message: string, code = -32602) =>
    JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: 1 });

  test.each([
    ['hangs up', undefined],
    ['is overloaded', { status: 500, body: `http://127.0.0.1/${KEY}` }],
    ['does not know our key', { status: 401, body: error(`${KEY} is unknown`, -32401) }],
    ['lets us ask no more', { status: 429, body: error('too many', 429) }],
    ['sends us elsewhere', { status: 302, headers: { location: `http://127.0.0.1:1/${KEY}` } }],
    ['answers a page', { body: `<html>${KEY}</html>` }],
    ['answers nothing', { body: '' }],
    ['answers something else', { body: JSON.stringify({ jsonrpc: '2.0', id: 1, error: KEY }) }],
    ['answers another protocol', { body: JSON.stringify({ result: KEY, id: 1 }) }],
  ])('that %s is away', async (_, answer) => {
    next = answer;
    const { status, text } = await ask(call('getSlot', [], 'x'));
    expect({ status, body: JSON.parse(text) }).toMatchObject({
      status: 503,
      body: {
        jsonrpc: '2.0',
        id: 'x',
        error: { code: -32005, message: expect.stringContaining('cannot be reached') },
      },
    });
    const kit = createSolanaRpc(`${server.base}/api/rpc`).getSlot().send();
    const failure = await kit.catch((cause: unknown) => cause);
    expect(isSolanaError(failure, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR)).toBe(true);
  });

  test('a node’s error is passed on, without a word about its address', async () => {
    const { port } = endpoint.address() as AddressInfo;
    next = {
      body: error(`bad request to https://node.example/v2/${KEY}?x=1: ${KEY} at 127.0.0.1:${port} is wrong`),
    };
    const { status, text } = await ask(call('getSlot'));
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      jsonrpc: '2.0',
      error: { code: -32602, message: 'bad request to … … at … is wrong' },
      id: 1,
    });
  });

  test('a result goes out as it came, to the last digit', async () => {
    next = { body: '{"jsonrpc":"2.0","result":{"rentEpoch":18446744073709551615},"id":1}' };
    expect(await ask(call('getAccountInfo', [usual.chain.mint]))).toEqual({ status: 200, text: next.body });
  });

  test('an answer is no larger than a bound, alone and in a batch', async () => {
    next = { body: JSON.stringify({ jsonrpc: '2.0', result: 'x'.repeat(65_536), id: 1 }) };
    const { status, text } = await ask(call('getAccountInfo', [usual.chain.mint]));
    expect({ status, body: JSON.parse(text) }).toMatchObject({
      status: 200,
      body: { id: 1, error: { code: -32603 } },
    });
    const batch = await ask([call('getSlot'), call('getBlock')]);
    expect(JSON.parse(batch.text)).toMatchObject([{ error: { code: -32603 } }, { error: { code: -32601 } }]);
  });

  test('a batch fails as a whole only when the chain answered none of it', async () => {
    next = undefined;
    const away = await ask([call('getSlot', [], 'a'), call('getBlock', [], 'b')]);
    expect({ status: away.status, body: JSON.parse(away.text) }).toMatchObject({
      status: 503,
      body: [
        { id: 'a', error: { code: -32005 } },
        { id: 'b', error: { code: -32601 } },
      ],
    });
    expect((await ask([call('getBlock')])).status).toBe(200);
  });

  test('only what was allowed reaches it, one call at a time', async () => {
    next = { body: '{"jsonrpc":"2.0","result":1,"id":1}' };
    await ask([
      call('getSlot', [{ commitment: 'confirmed' }], 'a'),
      call('getBlock'),
      { ...call('getHealth', [], 'c'), more: 1 },
    ]);
    expect(seen.map((text) => JSON.parse(text))).toEqual(
      expect.arrayContaining([
        call('getSlot', [{ commitment: 'confirmed' }], 'a'),
        call('getHealth', [], 'c'),
      ]),
    );
    expect(seen).toHaveLength(2);
  });

  test('no line of the log names its address', () => {
    expect(logged.filter((text) => text.includes('"rpc"')).length).toBeGreaterThan(0);
    expect(logged.filter((text) => text.includes(KEY))).toEqual([]);
  });
});

describe('an error without its endpoint', () => {
  const URL =
    'https://user-of-ours:secret%2Fword@node.example:8899/v2/0123456789abcdef?api-key=fedcba9876543210&v=1';
  const [ADDRESS = { url: URL }] = endpointsOf([URL], undefined) ?? [];
  test.each([
    ['an address', `see ${URL}.`, 'see …'],
    ['an address of another', 'see wss://other.example/x, please', 'see … please'],
    ['an address with escaped slashes', String.raw`see https:\/\/node.example\/v2 now`, 'see … now'],
    ['the host', 'at node.example:8899', 'at …'],
    ['the path', 'GET /v2/0123456789abcdef', 'GET /v2/…'],
    ['the query', 'api-key fedcba9876543210', 'api-key …'],
    ['the user and the password', 'user-of-ours with secret%2Fword or secret/word', '… with … or …'],
    ['short words stay', 'v2 of 1 key', 'v2 of 1 key'],
  ])('%s', (_, text, expected) => {
    expect(withoutAddress(text, ADDRESS)).toBe(expected);
  });
  test('stays JSON when an address ends a text', () => {
    const json = JSON.stringify({ message: `"${URL}"`, path: `${URL}\\` });
    expect(() => JSON.parse(withoutAddress(json, ADDRESS))).not.toThrow();
  });
  test('takes an address with a broken escape as it stands', () => {
    expect(withoutAddress('%zz1234567', { url: 'http://node.example/%zz1234567' })).toBe('…');
  });
});
