/**
 * What play comes to, as hashes: equal before and after a change that makes something faster and nothing else. `BATTLES` a rule set
 * and pool (300), `DECISIONS` of the expert a pool (1,000).
 */
import { createHash } from 'node:crypto';
import { THINKING } from '@pokesol/ai/official';
import {
  dealOfficial,
  finishOfficial,
  type OfficialPlayer,
  thinkingPlayer,
} from '@pokesol/ai/official/testing';
import { canonicalJson } from '@pokesol/engine';
import type { CardFacts } from '@pokesol/engine/official';
import { builtDeck } from './builtOfficialDecks.ts';
import { type Player, randomPlayers } from './officialPlay.ts';

const BATTLES = Number(process.env.BATTLES ?? 300);
const DECISIONS = Number(process.env.DECISIONS ?? 1000);
const DECKS = 12;

export function printPlayHashes(): void {
  const { players, modern } = randomPlayers();
  for (const [name, player] of Object.entries(players)) console.log(hashesOf(name, player, BATTLES));
  for (const [name, cards] of Object.entries({ base: baseDecks(), modern })) {
    const { hash, times } = decisionsOf(name, cards, DECISIONS);
    const sorted = times.sort((a, b) => a - b);
    const p = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
    const taken = `p50 ${p(0.5)}, p90 ${p(0.9)}, p99 ${p(0.99)} ms of processor`;
    console.log(`expert, ${name}: ${times.length} decisions ${hash}, ${taken}`);
  }
}

export const baseDecks = () => Array.from({ length: DECKS }, (_, deck) => builtDeck(deck).cards);

/** Of all moves that were offered, of the events and views of both seats, of the last states. */
export function hashesOf(name: string, player: Player, battles: number): string {
  const [moves, events, views, ends] = [text(), text(), text(), text()];
  let actions = 0;
  for (let battle = 0; battle < battles; battle += 1)
    actions += player(`${name} ${battle}`, true, {
      action: (move) => moves.add(JSON.stringify(move)),
      shown: (seen, view) => {
        events.add(JSON.stringify(seen));
        views.add(shortened(view));
      },
      ended: ({ state }) => ends.add(canonicalJson(state)),
    });
  const all = { moves, events, views, ends };
  const hashes = Object.entries(all).map(([what, { digest }]) => `${what} ${digest()}`);
  return `${name}: ${battles} battles, ${actions} actions, ${hashes.join(', ')}`;
}

/** The printed cards by their ids alone: what is printed on them is hashed by no view. */
function shortened(view: object): string {
  const { printed, ...rest } = view as { readonly printed?: object };
  const ids = Array.isArray(printed) ? printed : Object.keys(printed ?? {}).sort();
  return `${canonicalJson(rest)}${JSON.stringify(ids)}`;
}

/** Of all moves and ends of whole battles, until at least so many decisions between several moves were made. */
export function decisionsOf(name: string, decks: readonly (readonly CardFacts[])[], decisions: number) {
  const decided = text();
  const times: number[] = [];
  const watched = (): OfficialPlayer => {
    const player = thinkingPlayer(THINKING.expert);
    return (view, legal, random) => {
      const start = process.cpuUsage().user;
      const move = player(view, legal, random);
      if (legal.length > 1) times.push((process.cpuUsage().user - start) / 1000);
      decided.add(JSON.stringify(move));
      return move;
    };
  };
  for (let battle = 0; times.length < decisions; battle += 1) {
    const [first, second] = [decks[battle % decks.length], decks[(battle * 5 + 1) % decks.length]];
    if (first === undefined || second === undefined) throw new RangeError('There are no decks');
    const seed = `expert ${name} ${battle}`;
    const { state } = finishOfficial(dealOfficial([first, second], seed), [watched(), watched()], seed);
    decided.add(canonicalJson(state));
  }
  return { hash: decided.digest(), times };
}

function text() {
  const hash = createHash('sha256');
  return {
    add: (line: string): void => void hash.update(`${line}\n`),
    digest: (): string => hash.digest('hex').slice(0, 16),
  };
}
