/** A turn in three steps. */
const STEPS = [
  { name: 'Draw', lines: ['one card'] },
  {
    name: 'Act',
    lines: [
      'Basic Pokémon to the Bench',
      'evolve',
      'one energy',
      'Items and Tools',
      'one Supporter, one Stadium',
      'retreat once',
      'Abilities',
    ],
  },
  { name: 'Attack', lines: ['once', 'ends the turn', 'then the Checkup'] },
] as const;

export function TurnPicture() {
  return (
    <ol className="rulebook-steps">
      {STEPS.map(({ name, lines }, index) => (
        <li key={name} className="rulebook-step">
          <b className="rulebook-step-name">
            {index + 1} {name}
          </b>
          {index === 1 && <span className="small-hint">in any order</span>}
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
