/** The table of the printed game from a position in the address: `?position=table`, `setup`, `hand`, `crowded`, `bare`, or JSON. */
import type { CardNo, PokemonId } from '@pokesol/engine';
import { type Battle, legalActions, type Move, viewFor } from '@pokesol/engine/official';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import {
  OfficialBoard,
  type OfficialInteraction,
  type OfficialSelection,
  PokemonReader,
  ThisTurn,
} from '../battle/rules/official/index.ts';
import { EXAMPLE_TABLES } from './officialExamples.ts';
import { officialLookIn, readOfficialPosition } from './officialPosition.ts';
import './officialTable.css';

const OPPONENT = { name: 'Vera', kind: 'ai', level: 'hard' } as const;

export default function OfficialTablePage() {
  const [params] = useSearchParams();
  const position = params.get('position') ?? 'table';
  const described = readOfficialPosition(position);
  if ('problem' in described)
    return (
      <p role="alert" className="field-wrong">
        {described.problem}
      </p>
    );
  return <Shown key={position} battle={described.battle} bar={<Positions shown={position} />} />;
}

const NAMES = ['setup', ...Object.keys(EXAMPLE_TABLES)];

const Positions = ({ shown }: { shown: string }) => (
  <nav aria-label="Positions" className="dev-official-bar">
    {NAMES.map((name) => (
      <Link
        key={name}
        href={`/dev/official?position=${name}`}
        className="dev-official-link"
        aria-current={name === shown ? 'page' : undefined}
      >
        {name}
      </Link>
    ))}
  </nav>
);

function Shown({ battle, bar }: { battle: Battle; bar: ReactNode }) {
  const [view] = useState(() => viewFor(battle, 0));
  const [look] = useState(() => officialLookIn(battle));
  const [selected, setSelected] = useState<OfficialSelection | null>(null);
  const [pointed, setPointed] = useState<PokemonId | null>(null);
  const [read, setRead] = useState<PokemonId | null>(null);
  const interaction = useMemo(
    () => ({
      ...interactionOf(legalActions(battle, 0), selected, setSelected, pointed, setPointed),
      onReadPokemon: setRead,
    }),
    [battle, selected, pointed],
  );
  return (
    <div className="dev-official">
      <OfficialBoard
        view={view}
        you={{ name: 'Robin' }}
        opponent={OPPONENT}
        look={look}
        interaction={interaction}
        bar={bar}
        panel={
          <div className="dev-official-panel">
            <div className="dev-official-prompt">
              <p>Choose a card or a Pokémon.</p>
              <ThisTurn view={view} small />
            </div>
            <div className="dev-official-pad" />
          </div>
        }
      />
      {read !== null && (
        <PokemonReader view={view} look={look} pokemon={read} goTo={setRead} onClose={() => setRead(null)} />
      )}
    </div>
  );
}

/** What is lit by the legal moves alone: nothing is played here. */
function interactionOf(
  moves: readonly Move[],
  selected: OfficialSelection | null,
  select: (selection: OfficialSelection | null) => void,
  pointed: PokemonId | null,
  onPoint: (pokemon: PokemonId | null) => void,
): OfficialInteraction {
  const isOf = (move: Move, card: CardNo) => 'card' in move && move.card === card;
  const ofSelected = moves.filter((move) => selected?.kind === 'hand' && isOf(move, selected.card));
  return {
    selected,
    playable: new Set(moves.flatMap((move) => ('card' in move ? [move.card] : []))),
    ready: new Set(),
    abilities: new Map(),
    targets: new Set(
      ofSelected.flatMap((move) => ('pokemon' in move && move.pokemon !== undefined ? [move.pokemon] : [])),
    ),
    slots: new Set(ofSelected.some(({ type }) => type === 'bench') ? ['bench'] : []),
    pointed,
    chosen: new Set(),
    takesBack: new Set(),
    doesOf: (card) => moves.find((move) => isOf(move, card))?.type ?? '',
    reasonOf: (card) =>
      moves.some((move) => isOf(move, card))
        ? undefined
        : { short: 'not now', message: 'It cannot be played now.', rule: '3' },
    onPoint,
    onRead: () => {},
    onReadPokemon: () => {},
    again: false,
    onPutBack: () => undefined,
    onHandCard: (card) =>
      select(selected?.kind === 'hand' && selected.card === card ? null : { kind: 'hand', card }),
    onPokemon: (pokemon) => select({ kind: 'pokemon', pokemon }),
    onSlot: () => {},
    onStadium: () => select({ kind: 'stadium' }),
  };
}
