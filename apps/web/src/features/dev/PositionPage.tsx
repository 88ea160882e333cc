/** A battle set up from a position in JSON, from the text field or from the address, to be looked at and played on. */
import { isRefusal, otherSeat, SEATS, type Seat } from '@pokesol/engine';
import {
  applyAction,
  type Battle,
  eventsFor,
  legalActions,
  type Move,
  viewFor,
} from '@pokesol/engine/classic';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { DevFrame } from './DevFrame.tsx';
import { EXAMPLE_POSITION, readPosition } from './describedPosition.ts';
import { moveText } from './moveText.ts';
import { type ShownUpdate, Table } from './Table.tsx';
import './dev.css';

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
        className="dev-position"
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
          className="field dev-position-text"
          rows={22}
          spellCheck={false}
          value={draft}
          aria-invalid={problem !== undefined}
          onChange={({ target }) => setDraft(target.value)}
        />
        {problem !== undefined && (
          <p role="alert" className="field-wrong dev-position-wrong">
            {problem}
          </p>
        )}
        <div className="button-row">
          <Button type="submit">Set up</Button>
          <Button tone="secondary" onClick={() => setDraft(EXAMPLE)}>
            Example
          </Button>
        </div>
      </form>
    </DevFrame>
  );
}

type Game = { readonly battle: Battle; readonly updates: readonly ShownUpdate[] };
const NOTHING: readonly ShownUpdate[] = [];

function Played({ first }: { first: Battle }) {
  const [seat, setSeat] = useState<Seat>(0);
  /** What the board was drawn from: later events are played on it. */
  const [drawn, setDrawn] = useState(first);
  const [{ battle, updates }, setGame] = useState<Game>({ battle: first, updates: NOTHING });
  const turn = SEATS.find((each) => legalActions(battle, each).length > 0);
  const moves = turn === undefined ? [] : legalActions(battle, turn);

  function play(move: Move) {
    const applied = applyAction(battle, move);
    if (isRefusal(applied)) return;
    const view = viewFor(applied.battle, seat);
    const events = eventsFor(applied.events, seat);
    setGame({ battle: applied.battle, updates: [{ version: applied.battle.state.nextEvent, events, view }] });
  }
  function swap() {
    setDrawn(battle);
    setGame({ battle, updates: NOTHING });
    setSeat(otherSeat(seat));
  }
  return (
    <Table
      key={seat}
      battle={drawn}
      seat={seat}
      updates={updates}
      panel={
        <>
          <p className="dev-turn">
            {turn === undefined ? 'The battle is over' : turn === seat ? 'Your move' : "Sparky's move"}
          </p>
          <ul className="stack-8">
            {moves.slice(0, MOST_SHOWN).map((move) => (
              <li key={JSON.stringify(move)}>
                <button type="button" className="dev-move" onClick={() => play(move)}>
                  {moveText(battle, move)}
                </button>
              </li>
            ))}
          </ul>
          {moves.length > MOST_SHOWN && <p className="dev-more">and {moves.length - MOST_SHOWN} more</p>}
          <Button tone="quiet" className="dev-swap-below" onClick={swap}>
            Swap sides
          </Button>
        </>
      }
    />
  );
}
