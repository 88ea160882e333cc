/** A battle set up from a position in JSON, from the text field or from the address, to be looked at and played on. */
import {
  applyAction,
  type Battle,
  eventsFor,
  isRefusal,
  legalActions,
  type Move,
  otherSeat,
  SEATS,
  type Seat,
  viewFor,
} from '@pokesol/engine';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { DevFrame } from './DevFrame.tsx';
import { EXAMPLE_POSITION, readPosition } from './describedPosition.ts';
import { moveText } from './moveText.ts';
import { Table, type Told } from './Table.tsx';

const EXAMPLE = JSON.stringify(EXAMPLE_POSITION, null, 2);
/** The orders of five cards are 120 answers. */
const MOST_SHOWN = 24;

export default function PositionPage() {
  const [params, setParams] = useSearchParams();
  const shown = params.get('position') ?? EXAMPLE;
  const [draft, setDraft] = useState(shown);
  const described = readPosition(shown);
  const problem = 'problem' in described ? described.problem : undefined;
  return (
    <DevFrame title="Battle">
      {'battle' in described && <Played key={shown} first={described.battle} />}
      <form
        className="mt-6 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setParams({ position: draft });
        }}
      >
        <label htmlFor="position" className="field-label">
          Position: cards by id («base1-4»), by name, or made-up ones of the engine's tests
        </label>
        <textarea
          id="position"
          className="field font-mono text-sm"
          rows={22}
          spellCheck={false}
          value={draft}
          aria-invalid={problem !== undefined}
          onChange={({ target }) => setDraft(target.value)}
        />
        {problem !== undefined && (
          <p role="alert" className="field-wrong whitespace-pre-wrap">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Set up</Button>
          <Button tone="secondary" onClick={() => setDraft(EXAMPLE)}>
            Example
          </Button>
        </div>
      </form>
    </DevFrame>
  );
}

type Game = { readonly battle: Battle; readonly told: readonly Told[] };
const NOTHING: readonly Told[] = [];

function Played({ first }: { first: Battle }) {
  const [seat, setSeat] = useState<Seat>(0);
  /** What the board was drawn from: later events are played on it. */
  const [drawn, setDrawn] = useState(first);
  const [{ battle, told }, setGame] = useState<Game>({ battle: first, told: NOTHING });
  const turn = SEATS.find((each) => legalActions(battle, each).length > 0);
  const moves = turn === undefined ? [] : legalActions(battle, turn);

  function play(move: Move) {
    const applied = applyAction(battle, move);
    if (isRefusal(applied)) return;
    const view = viewFor(applied.battle, seat);
    const events = eventsFor(applied.events, seat);
    setGame({ battle: applied.battle, told: [{ version: applied.battle.state.nextEvent, events, view }] });
  }
  function swap() {
    setDrawn(battle);
    setGame({ battle, told: NOTHING });
    setSeat(otherSeat(seat));
  }
  return (
    <Table
      key={seat}
      battle={drawn}
      seat={seat}
      told={told}
      panel={
        <>
          <p className="mb-3 font-pixel text-xs text-sun">
            {turn === undefined ? 'The battle is over' : turn === seat ? 'Your move' : "Sparky's move"}
          </p>
          <ul className="grid gap-2">
            {moves.slice(0, MOST_SHOWN).map((move) => (
              <li key={JSON.stringify(move)}>
                <button
                  type="button"
                  className="min-h-11 w-full bg-dusk px-3 py-2 text-left text-sm hover:bg-plum"
                  onClick={() => play(move)}
                >
                  {moveText(battle, move)}
                </button>
              </li>
            ))}
          </ul>
          {moves.length > MOST_SHOWN && (
            <p className="mt-2 text-sm text-mist">and {moves.length - MOST_SHOWN} more</p>
          )}
          <Button tone="quiet" className="mt-3 w-full" onClick={swap}>
            Swap sides
          </Button>
        </>
      }
    />
  );
}
