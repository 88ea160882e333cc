/** A gauntlet goes on where it was left, to the numbers of one that was never left; what stands in its way is said. */
import { isSameList } from '@pokesol/ai/gauntlet';
import { battleDeckFacts } from '@pokesol/decks/battleDecks';
import { themeDeckById } from '@pokesol/decks/themeDecks';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { createGuestHost, type GuestRequest } from '../guest-battle/guestHost.ts';
import { gauntletCommand } from './command.ts';
import { createKeptGauntlets, type GauntletRun, nextBattle } from './gauntletRun.ts';
import { createGauntlets, type FactsById, type GauntletMeans, type GauntletState } from './gauntlets.ts';

const EMBERS = battleDeckFacts('embers');
const DECK = {
  key: 'list:one',
  name: 'Embers',
  lines: [...new Set(EMBERS.map(({ id }) => id))].map((cardId) => ({
    cardId,
    quantity: EMBERS.filter(({ id }) => id === cardId).length,
  })),
};
const SETTINGS = { rules: 'classic', level: 'easy', battles: 8, seed: 'Cerulean' } as const;

const BASIC = EMBERS.find((card) => card.kind === 'pokemon' && card.basic);
const ENERGY = EMBERS.find(({ kind }) => kind === 'energy');

/** Of the other decks every card is played as one of two, so that no catalogue is needed. */
async function loadFacts(_rules: string, ids: readonly string[]): Promise<FactsById> {
  const known = new Map(EMBERS.map((card) => [card.id, card]));
  return Object.fromEntries(
    ids.map((id, place) => {
      const card = known.get(id) ?? (place % 2 === 0 ? BASIC : ENERGY);
      if (card === undefined) throw new Error('The Embers have a basic Pokémon and an Energy');
      return [id, { ...card, id }];
    }),
  );
}

/** Answers at once, and remembers what it was asked. */
function hostEngine(asked: GuestRequest[], fails: () => boolean = () => false) {
  const host = createGuestHost();
  return () => ({
    async ask(request: GuestRequest) {
      asked.push(request);
      if (fails()) throw new Error('No battle can be played');
      return host(request);
    },
    end: () => undefined,
  });
}

function started(storage = memoryStorage(), means: Partial<GauntletMeans> = {}) {
  const asked: GuestRequest[] = [];
  const kept = createKeptGauntlets(storage);
  let time = 0;
  const gauntlets = createGauntlets({
    kept,
    loadFacts,
    startEngine: hostEngine(asked),
    loadYears: async () => new Map([['base1', 1999]]),
    now: () => (time += 50),
    ...means,
  });
  return { gauntlets, kept, asked };
}

const until = (gauntlets: ReturnType<typeof createGauntlets>, is: (state: GauntletState) => boolean) =>
  new Promise<GauntletState>((resolve, reject) => {
    const look = () => {
      const state = gauntlets.get();
      if (is(state)) resolve(state);
      else if (state.status === 'failed') reject(state.error);
      else return;
      stop();
    };
    const stop = gauntlets.subscribe(look);
    look();
  });
const isDone = ({ status }: GauntletState): boolean => status === 'done';
const played = (count: number) => (state: GauntletState) => state.run?.outcomes.length === count;

async function wholeRun(): Promise<GauntletRun> {
  const { gauntlets } = started();
  gauntlets.open(DECK, () => SETTINGS);
  const { run } = await until(gauntlets, isDone);
  if (run === null) throw new Error('Nothing was played');
  return run;
}

test('it plays all battles, against six decks of its time, and says how long one takes', async () => {
  const { gauntlets, asked } = started();
  gauntlets.open(DECK, () => SETTINGS);
  const { run, msPerBattle } = await until(gauntlets, isDone);
  expect(run?.outcomes).toHaveLength(8);
  expect(run?.opponents?.map((id) => themeDeckById(id)?.year)).toEqual(Array(6).fill(1999));
  expect(asked.map((request) => request.kind === 'gauntlet' && request.battle)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7,
  ]);
  expect(msPerBattle).toBe(50);
});

test('paused, and opened again after a reload, it comes to the same as one that was never left', async () => {
  const storage = memoryStorage();
  const first = started(storage);
  first.gauntlets.open(DECK, () => SETTINGS);
  await until(first.gauntlets, played(3));
  first.gauntlets.pause();
  expect(first.gauntlets.get().status).toBe('paused');

  const second = started(storage);
  second.gauntlets.open(DECK, () => ({ ...SETTINGS, seed: 'never asked for' }));
  expect(second.gauntlets.get()).toMatchObject({ status: 'paused', run: { seed: 'Cerulean' } });
  second.gauntlets.goOn();
  const { run } = await until(second.gauntlets, isDone);
  expect(second.asked).toHaveLength(5);
  expect(run).toEqual(await wholeRun());
});

test('a reload without a pause goes on by itself', async () => {
  const storage = memoryStorage();
  createKeptGauntlets(storage).write({ ...(await wholeRun()), outcomes: [] });
  const { gauntlets } = started(storage);
  gauntlets.open(DECK, () => SETTINGS);
  expect((await until(gauntlets, isDone)).run).toEqual(await wholeRun());
});

test('a list that has changed meanwhile begins anew', async () => {
  const storage = memoryStorage();
  createKeptGauntlets(storage).write({ ...(await wholeRun()), lines: DECK.lines.slice(1) });
  const { gauntlets } = started(storage);
  gauntlets.open(DECK, () => ({ ...SETTINGS, seed: 'Fuchsia' }));
  expect(gauntlets.get().run).toMatchObject({ seed: 'Fuchsia', outcomes: [] });
  gauntlets.pause();
});

test('the same list as its own other version differs nowhere; the deck’s battles are not played again', async () => {
  const storage = memoryStorage();
  createKeptGauntlets(storage).write(await wholeRun());
  const { gauntlets, asked } = started(storage);
  gauntlets.open(DECK, () => SETTINGS);
  await until(gauntlets, isDone);
  expect(asked).toEqual([]);
  gauntlets.swap([...DECK.lines].reverse());
  const { run } = await until(gauntlets, (state) => isDone(state) && state.run?.swap?.outcomes.length === 8);
  expect(run?.swap?.outcomes).toEqual(run?.outcomes);
  expect(asked).toHaveLength(8);
  gauntlets.swap(null);
  expect((await until(gauntlets, isDone)).run?.swap).toBeNull();
});

test('what fails is said and can be tried again; what was played stays', async () => {
  let isBroken = true;
  const asked: GuestRequest[] = [];
  const startEngine = hostEngine(asked, () => isBroken && asked.length > 2);
  const { gauntlets } = started(memoryStorage(), { startEngine });
  gauntlets.open(DECK, () => SETTINGS);
  const failed = await until(gauntlets, ({ status }) => status === 'failed');
  expect(failed.run?.outcomes).toHaveLength(2);
  isBroken = false;
  gauntlets.goOn();
  expect((await until(gauntlets, isDone)).run).toEqual(await wholeRun());
});

test('cards that do not come leave nothing played', async () => {
  const lost = async () => {
    throw new Error('No network');
  };
  const { gauntlets } = started(memoryStorage(), { loadFacts: lost });
  gauntlets.open(DECK, () => SETTINGS);
  const { error, run } = await until(gauntlets, ({ status }) => status === 'failed');
  expect(error).toMatchObject({ message: 'No network' });
  expect(run?.outcomes).toEqual([]);
});

test('battles of earlier rules do not go on', async () => {
  const storage = memoryStorage();
  createKeptGauntlets(storage).write({ ...(await wholeRun()), rulesVersion: 0, battles: 24 });
  const { gauntlets } = started(storage);
  gauntlets.open(DECK, () => SETTINGS);
  const { run } = await until(gauntlets, ({ status }) => status === 'outdated');
  expect(run?.outcomes).toHaveLength(8);
});

test('another deck is opened instead, and the first one waits in the storage', async () => {
  const { gauntlets, kept } = started();
  gauntlets.open(DECK, () => SETTINGS);
  await until(gauntlets, played(1));
  gauntlets.open({ ...DECK, key: 'list:two' }, () => SETTINGS);
  expect(gauntlets.get().run?.deckKey).toBe('list:two');
  await until(gauntlets, isDone);
  expect(kept.read('list:one')?.outcomes.length).toBeLessThan(8);
  expect(kept.all().map(({ deckKey }) => deckKey)).toEqual(['list:two', 'list:one']);
});

test('what is kept in another shape is no gauntlet', () => {
  const storage = memoryStorage();
  storage.write('pokesol.gauntlets', JSON.stringify([{ deckKey: 'list:one' }, 7, null]));
  expect(createKeptGauntlets(storage).all()).toEqual([]);
});

test('the next battle is the deck’s, then its other version’s', async () => {
  const run = await wholeRun();
  expect(nextBattle({ ...run, outcomes: run.outcomes.slice(0, 5) })).toEqual({ battle: 5, isSwapped: false });
  expect(nextBattle(run)).toBeUndefined();
  const swap = { lines: run.lines, outcomes: run.outcomes.slice(0, 1) };
  expect(nextBattle({ ...run, swap })).toEqual({ battle: 1, isSwapped: true });
  const line = { cardId: 'base1-46', quantity: 2 };
  expect(isSameList(run.lines, [...run.lines].reverse())).toBe(true);
  expect(isSameList([line, line], [{ ...line, quantity: 2 * line.quantity }])).toBe(true);
  expect(isSameList(run.lines, run.lines.slice(1))).toBe(false);
});

test('the command has all that decides the battles, quoted for a shell', async () => {
  const run = await wholeRun();
  const command = gauntletCommand({
    ...run,
    seed: "Blaine's",
    lines: [{ cardId: 'base1-46', quantity: 60 }],
    opponents: ['base1-zap'],
    swap: { lines: [{ cardId: 'base1-58', quantity: 60 }], outcomes: [] },
  });
  expect(command).toBe(
    "npm run battle -- --gauntlet --rules classic --ai easy --battles 8 --seed 'Blaine'\\''s' --against base1-zap --deck '60 base1-46' --swap '60 base1-58'",
  );
});
