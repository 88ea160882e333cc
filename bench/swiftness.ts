/** How fast random play goes in each rule set and with each lot of cards, bare and as a server shows it, beside native code. */
import { anchorGame } from './anchor.ts';
import { BASE, type Player, randomPlayers } from './officialPlay.ts';
import { type Contestant, measure } from './rate.ts';

/**
 * Actions of deckgym-core (Rust, one thread, random play) for each game of the anchor. The crate is not installed with the product:
 * where both were measured, Classic rules without views played 2.66 times its 65,545 actions a second, and the same Classic rules
 * play 2.66 times this many for each game of the anchor.
 */
const DECKGYM_PER_ANCHOR = 425;

/** Of deckgym-core's speed: what a change must not fall below, and what is aimed at. */
const FIGURES = [
  { name: 'Classic, bare', of: 'classic', shown: false, least: 2.1, aim: 3 },
  { name: 'Classic, shown', of: 'classic', shown: true, least: 0.5, aim: 1 },
  { name: 'official, Base, bare', of: 'base', shown: false, least: 0.24, aim: 1 },
  { name: 'official, Base, shown', of: 'base', shown: true, least: 0.14, aim: 0.5 },
  { name: 'official, modern, bare', of: 'modern', shown: false, least: 0.14, aim: 0.7 },
  { name: 'official, modern, shown', of: 'modern', shown: true, least: 0.09, aim: 0.35 },
] as const;

const ROUND_MS = 1500;

export async function swiftness() {
  const { players } = randomPlayers();
  const contestants = [
    { name: 'anchor', unit: 'games', round: roundOf(anchorGame) },
    ...FIGURES.map(({ name, of, shown }) => {
      const player: Player = players[of];
      let battle = 0;
      const round = roundOf(() => {
        battle += 1;
        return player(`${of} ${battle}`, shown);
      });
      return { name, unit: 'actions', round };
    }),
  ];
  const [anchor, ...rates] = await measure(contestants);
  const native = (anchor?.perSecond ?? Number.NaN) * DECKGYM_PER_ANCHOR;
  return FIGURES.map((figure, place) => {
    const perSecond = rates[place]?.perSecond ?? Number.NaN;
    return { ...figure, perSecond, ratio: perSecond / native };
  });
}

/** The processor's time alone counts: others may share the machine. */
function roundOf(work: () => number): Contestant['round'] {
  return async () => {
    const start = process.cpuUsage().user;
    let [done, ms] = [0, 0];
    while (ms < ROUND_MS) {
      done += work();
      ms = (process.cpuUsage().user - start) / 1000;
    }
    return { done, ms };
  };
}

/** As JSON, of the last states of some battles of Base decks. */
export function largestState(): number {
  let most = 0;
  const ended = ({ state }: { readonly state: object }): void => {
    most = Math.max(most, JSON.stringify(state).length);
  };
  const nothing = (): void => undefined;
  for (let battle = 0; battle < 100; battle += 1)
    BASE(`sizes ${battle}`, false, { action: nothing, shown: nothing, ended });
  return most;
}
