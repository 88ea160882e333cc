/** The face of a card that is looked at alone, in letters that can be read: all that is printed on it, as text and not as a picture. */
import { classify } from '@pokesol/cards';
import type { CardJson, CardTextLine } from '@pokesol/protocol';
import { CardPicture } from './CardFace.tsx';
import { keyed, numberOf, printedType, stageText } from './cardFacts.ts';
import { type FaceText, faceTextOf } from './faceText.ts';
import { RarityMark } from './RarityMark.tsx';
import { TypeIcon } from './TypeIcon.tsx';
import './readableFace.css';

type ReadableFaceProps = {
  card: CardJson;
  /** What the server knows of its sentences; the card's own stand until they are there. */
  lines: readonly CardTextLine[];
};

export function ReadableFace({ card, lines }: ReadableFaceProps) {
  const text = faceTextOf(card, lines);
  const type = printedType(card);
  return (
    <div className="card-face readable-face" data-long={text.length}>
      <div className="readable-head">
        <span className="readable-kind">{kindOnFace(card)}</span>
        <span className="readable-name" data-wide={longestWord(card.name) > WIDE || undefined}>
          {card.name}
        </span>
        {card.hp !== undefined && (
          <span className="readable-hp">
            <small>HP</small> {card.hp}
          </span>
        )}
        {type !== undefined && <TypeIcon type={type} className="readable-type" />}
      </div>
      <CardPicture card={card} isLarge withStage={false} />
      <Moves text={text} />
      {text.whole.map((words) => (
        <p key={words} className="readable-whole">
          {words}
        </p>
      ))}
      {card.pokemonType !== undefined && <Odds card={card} />}
      {text.rule !== undefined && <p className="readable-rule">{text.rule}</p>}
      <div className="readable-foot">
        <span>{numberOf(card)}</span>
        <span className="readable-rarity">
          <RarityMark rarity={card.rarity} />
          {card.rarity}
        </span>
      </div>
    </div>
  );
}

/** A word of more letters has no room on a phone in the pixel face. */
const WIDE = 9;
const longestWord = (name: string): number => Math.max(...name.split(/[ -]/).map(({ length }) => length));

/** 'Stage 1', 'Supporter', 'Basic Energy'. */
function kindOnFace(card: CardJson): string {
  const { subtypes } = card.attributes;
  switch (classify({ ...card.attributes, name: card.name })) {
    case 'pokemon':
      return stageText(card) || 'Pokémon';
    case 'trainer':
      return subtypes[0] ?? 'Trainer';
    case 'energy':
      return `${subtypes[0] ?? ''} Energy`.trim();
  }
}

function Moves({ text: { abilities, attacks } }: { text: FaceText }) {
  return (
    <>
      {keyed(abilities, ({ name }) => name).map(([key, { kind, name, words }]) => (
        <div key={key} className="readable-move">
          <p className="readable-move-head">
            <span className="readable-ability">{kind}</span>
            <b>{name}</b>
          </p>
          {words && <p>{words}</p>}
        </div>
      ))}
      {keyed(attacks, ({ name }) => name).map(([key, { name, cost, damage, words }]) => (
        <div key={key} className="readable-move">
          <p className="readable-move-head">
            <Cost types={cost} />
            <b>{name}</b>
            {damage && <span className="readable-damage">{damage}</span>}
          </p>
          {words && <p>{words}</p>}
        </div>
      ))}
    </>
  );
}

const RETREAT = 'Colorless';

function Odds({ card: { weakness, resistance, attributes } }: { card: CardJson }) {
  return (
    <div className="readable-odds">
      <Odd name="weak" types={weakness === undefined ? [] : [weakness]} />
      <Odd name="resists" types={resistance === undefined ? [] : [resistance]} />
      <Odd name="retreat" types={Array<string>(attributes.retreatCost).fill(RETREAT)} />
    </div>
  );
}

const Odd = ({ name, types }: { name: string; types: readonly string[] }) => (
  <span>
    {name} {types.length === 0 ? '–' : <Cost types={types} />}
  </span>
);

const Cost = ({ types }: { types: readonly string[] }) => (
  <span className="readable-cost">
    {keyed(types, (type) => type).map(([key, type]) => (
      <TypeIcon key={key} type={type} />
    ))}
  </span>
);
