/** Every question of the printed game, each on its screen: asked, answered and refused by the rules themselves. */
import { isRefusal } from '@pokesol/engine';
import { type Answer, applyAction, viewFor } from '@pokesol/engine/official';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { OfficialChoice } from '../battle/rules/official/index.ts';
import { DevFrame } from './DevFrame.tsx';
import { EXAMPLE_NAMES, exampleChoice } from './exampleChoices.ts';
import { lookAt } from './exampleTable.ts';
import './dev.css';

export default function ChoicesPage() {
  const [params, setParams] = useSearchParams();
  const shown = EXAMPLE_NAMES.find((name) => name === params.get('choice'));
  const [said, setSaid] = useState('Choose a question.');
  return (
    <DevFrame title="Choices">
      <p role="status" className="dev-turn">
        {said}
      </p>
      <ul className="stack-8">
        {EXAMPLE_NAMES.map((name) => (
          <li key={name}>
            <button type="button" className="dev-move" onClick={() => setParams({ choice: name })}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Asked
          key={shown}
          name={shown}
          onDone={(text) => {
            setSaid(text);
            setParams({});
          }}
        />
      )}
    </DevFrame>
  );
}

function Asked({ name, onDone }: { name: string; onDone: (said: string) => void }) {
  const { battle, choice } = useMemo(() => exampleChoice(name), [name]);
  const { seat } = choice;
  const view = useMemo(() => viewFor(battle, seat), [battle, seat]);
  const look = useMemo(() => lookAt(view), [view]);
  function answer(given: Answer) {
    const applied = applyAction(battle, { type: 'choose', seat, answer: given });
    onDone(isRefusal(applied) ? `Refused: ${applied.message}` : `Taken: ${JSON.stringify(given)}`);
  }
  return (
    <OfficialChoice
      view={view}
      choice={choice}
      look={look}
      isBusy={false}
      onAnswer={answer}
      onPutAside={() => onDone('Put aside.')}
    />
  );
}
