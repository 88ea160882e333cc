/**
 * Carries notices over NATS (core: at most once, nothing is stored). A topic is subscribed to only while this server watches
 * it. The bus may be away at the start or at any time: nothing waits for it, and it is connected to again.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { growingPause } from '../retry.ts';
import type { BusAddress } from './busAddress.ts';
import type { BusNotice, LineEnds, OpenLine } from './line.ts';
import { pendingNotices } from './pendingNotices.ts';

export type WarnOfBus = (what: { err: unknown }, message: string) => void;

const SUBJECTS = 'pokesol.';
const PAUSES = { firstMs: 250, mostMs: 5_000 };
const CONNECT_MS = 5_000;
/** A silent line is found out after two of these. */
const ASK_MS = 5_000;
const LAST_FLUSH_MS = 1_000;

export function natsLine(address: BusAddress, warn: WarnOfBus): OpenLine {
  return async (ends) => {
    const line = new NatsLine(address, warn, ends);
    await line.begin();
    return line;
  };
}

class NatsLine {
  readonly kind = 'nats';
  private readonly pending = pendingNotices();
  /** By topic; `undefined` while there is no connection to subscribe on. */
  private readonly watched = new Map<string, Subscription | undefined>();
  private connection: NatsConnection | undefined;
  private isConnected = false;
  private isStopped = false;

  constructor(
    private readonly address: BusAddress,
    private readonly warn: WarnOfBus,
    private readonly ends: LineEnds,
  ) {}

  /** Tries once; a bus that is not there yet is waited for behind what goes on. */
  async begin(): Promise<void> {
    if (!(await this.attempt())) void this.goOnTrying();
  }

  isUp(): boolean {
    return this.isConnected;
  }

  watch(topic: string): void {
    this.watched.set(topic, this.connection && this.subscribe(this.connection, topic));
  }

  unwatch(topic: string): void {
    this.watched.get(topic)?.unsubscribe();
    this.watched.delete(topic);
  }

  send(notice: BusNotice): void {
    this.lost(new Error('too many notices wait for the bus'), this.pending.add(notice));
    this.sendWaiting();
  }

  async close(): Promise<void> {
    this.isStopped = true;
    const { connection } = this;
    if (connection === undefined) return;
    if (this.isConnected)
      await Promise.race([connection.flush(), delay(LAST_FLUSH_MS, undefined, { ref: false })]).catch(
        (err: unknown) => this.warn({ err }, 'the last notices may be lost'),
      );
    await connection.close();
  }

  private async attempt(): Promise<boolean> {
    const { servers, isEncrypted, user, pass, token } = this.address;
    try {
      const connection = await connect({
        servers: [...servers],
        ...(isEncrypted ? { tls: {} } : {}),
        ...(user === undefined || pass === undefined ? {} : { user, pass }),
        ...(token === undefined ? {} : { token }),
        name: 'pokesol',
        noEcho: true,
        timeout: CONNECT_MS,
        maxReconnectAttempts: -1,
        reconnectTimeWait: PAUSES.firstMs,
        ignoreAuthErrorAbort: true,
        pingInterval: ASK_MS,
        maxPingOut: 2,
      });
      if (this.isStopped) {
        await connection.close();
        return true;
      }
      this.join(connection);
      return true;
    } catch (err) {
      this.warn({ err }, 'the bus does not answer');
      return false;
    }
  }

  private async goOnTrying(): Promise<void> {
    for (let failures = 1; !this.isStopped; failures++) {
      await delay(growingPause(failures, PAUSES), undefined, { ref: false });
      if (this.isStopped || (await this.attempt())) return;
    }
  }

  private join(connection: NatsConnection): void {
    this.connection = connection;
    for (const topic of this.watched.keys()) this.watched.set(topic, this.subscribe(connection, topic));
    this.back();
    void this.follow(connection);
    void connection.closed().then((err) => {
      this.isConnected = false;
      this.connection = undefined;
      if (this.isStopped) return;
      this.warn({ err }, 'the bus was given up');
      void this.goOnTrying();
    });
  }

  /** The client connects again by itself, with its subscriptions. */
  private async follow(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') {
        this.isConnected = false;
        this.warn({ err: new Error(`lost ${status.server}`) }, 'the bus was lost');
      }
      if (status.type === 'reconnect') this.back();
      if (status.type === 'error') this.warn({ err: status.error }, 'the bus refuses something');
    }
  }

  private back(): void {
    this.isConnected = true;
    this.ends.onBack();
    this.sendWaiting();
  }

  private subscribe(connection: NatsConnection, topic: string): Subscription {
    return connection.subscribe(SUBJECTS + topic, {
      callback: (err, message) => {
        if (err) this.warn({ err }, 'a topic cannot be watched on the bus');
        else this.ends.onNotice({ topic, note: message.string() });
      },
    });
  }

  private sendWaiting(): void {
    while (this.isConnected && this.connection !== undefined && this.pending.count > 0) {
      for (const { topic, note } of this.pending.take()) {
        try {
          this.connection.publish(SUBJECTS + topic, note);
        } catch (err) {
          this.lost(err, 1);
        }
      }
    }
  }

  private lost(err: unknown, count: number): void {
    if (count > 0) this.ends.onLost(err, count);
  }
}
