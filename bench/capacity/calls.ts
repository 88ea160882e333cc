/** The calls, and groups of calls, that a player's day consists of. */
import type { Cost } from './cost.ts';

/** By what they are called in the table. */
export const CALLS = {
  signIn: 'sign-in',
  visit: 'the page opens: 9 calls',
  starter: 'starter pack',
  saveDeck: 'save a deck',
  storeList: 'store list',
  collection: 'collection and deck list',
  offer: 'offer',
  burn: 'burn, through our RPC',
  report: 'report of a burn',
  opening: 'opening',
  settling: 'sweep and finality, a purchase',
  proof: 'proof',
  balance: 'poll: balance',
  points: 'poll: points',
  purchases: 'poll: purchases',
  openChanges: 'open a stream of changes',
  changesBeat: '… its heartbeat, each 15 s',
  changed: '«changed», and asking again',
  beginClassic: 'begin: Classic',
  beginOfficial: 'begin: official',
  openBattleStream: 'open a stream of a battle',
  battleBeat: '… its heartbeat, each 15 s',
  actClassic: 'action: Classic, AI medium',
  actOfficial: 'action: official, AI medium',
  actExpert: 'action: official, AI expert',
  replay: 'replay',
  pair: 'two players find each other',
  archive: 'archive: 100 rows of battles moved',
  foreignNotice: 'notice for another server',
} as const;
export type Call = keyof typeof CALLS;
export const CALL_NAMES = Object.keys(CALLS) as readonly Call[];

export type Costs = Readonly<Record<Call, Cost>>;

/** Runs work that makes calls of one kind and answers how many it made. */
export type Measure = (call: Call, work: () => Promise<number>) => Promise<void>;
