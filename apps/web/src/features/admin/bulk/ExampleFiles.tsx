/** How a file has to look, to copy and to begin from. */
import { TextButtons } from './TextButtons.tsx';
import './bulk.css';

export const ExampleFiles = () => (
  <details className="bulk-details">
    <summary>Example files</summary>
    <p className="example-files-text">
      CSV with commas, semicolons or tabs, whose first line names the columns; separate the items of a list
      with «|». Or JSON: a list of cards. Columns the rules do not know go into «attributes».
    </p>
    <Example name="CSV example" fileName="cards.csv" text={CSV_EXAMPLE} />
    <Example name="JSON example" fileName="cards.json" text={JSON_EXAMPLE} />
  </details>
);

function Example({ name, fileName, text }: { name: string; fileName: string; text: string }) {
  return (
    <>
      <div className="wrapping-line">
        <h3 className="small-heading">{name}</h3>
        <TextButtons what={name} fileName={fileName} text={text} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be within reach of the keyboard */}
      <section className="bulk-text" tabIndex={0} aria-label={name}>
        <pre>{text}</pre>
      </section>
    </>
  );
}

/** Files to begin from: what they show is what the server reads. */
export const CSV_EXAMPLE = `name,cardNumber,rarity,type,hp,attacks,attributes
Embrix,E1,common,Fire,60,"[{""name"":""Ember"",""cost"":[""Fire""],""damage"":""30""}]",
"Mist, the Quiet",E2,rare,Water,80,,"{""element"":""fog""}"
Old Lantern,E3,uncommon,,,,"{""supertype"":""Trainer""}"
`;

const JSON_EXAMPLE = `[
  {
    "name": "Embrix",
    "cardNumber": "E1",
    "rarity": "common",
    "attributes": { "type": "Fire", "hp": 60, "attacks": [{ "name": "Ember", "cost": ["Fire"], "damage": "30" }] }
  },
  { "name": "Old Lantern", "cardNumber": "E3", "rarity": "uncommon", "attributes": { "supertype": "Trainer" } }
]
`;
