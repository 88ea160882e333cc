/** The rules of the printed game with pictures; an address like `/rules#3.7` leads to one rule, as refusals do. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/Button.tsx';
import { RuleChapter } from './RuleChapter.tsx';
import { RULEBOOK } from './rulebook/index.ts';
import './rules.css';
import './rulePictures.css';

export default function RulesPage() {
  const asked = useAskedRule();
  return (
    <>
      <title>PokeSol · Rules</title>
      <header className="rulebook-head">
        <h1 className="pixel-title page-title">Rules</h1>
        <p className="page-subtitle prose">
          The printed game, as «Official» battles play it. When the table refuses a move, it names the number
          of the rule.
        </p>
      </header>
      <div className="rulebook">
        <nav className="rulebook-contents" aria-label="Chapters">
          <ol>
            {RULEBOOK.map(({ number, title }) => (
              <li key={number}>
                <a href={`#${number}`}>
                  <b>{number}</b> {title}
                </a>
              </li>
            ))}
            <li>
              <a href="#classic">And «Classic»?</a>
            </li>
          </ol>
        </nav>
        <div className="rulebook-chapters">
          {RULEBOOK.map((chapter) => (
            <RuleChapter key={chapter.number} chapter={chapter} asked={asked} />
          ))}
          <ClassicInShort />
        </div>
      </div>
    </>
  );
}

/** What a player of «Classic» battles has to know: they are another game, and a shorter one. */
function ClassicInShort() {
  return (
    <section className="rulebook-chapter" aria-labelledby="classic">
      <h2 id="classic" className="pixel-title section-title" tabIndex={-1}>
        And «Classic»?
      </h2>
      <p className="rulebook-lead">
        Classic battles are quicker. Every Pokémon uses its first attack with one energy of any type, no one
        evolves, there are no Prizes and no retreat, an attack does not end your turn, and the last side with
        a Pokémon wins.
      </p>
      <div className="button-row">
        <Link href="/battle" className={buttonClass('primary')}>
          To the battles
        </Link>
      </div>
    </section>
  );
}

const ruleOfAddress = (): string => decodeURIComponent(window.location.hash.slice(1));

/** The rule that the address asks for: it is scrolled to and has the focus, also where the page was open before. */
function useAskedRule(): string {
  const [asked, setAsked] = useState(ruleOfAddress);
  useEffect(() => {
    const onHash = () => setAsked(ruleOfAddress());
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  useEffect(() => {
    const place = asked === '' ? null : document.getElementById(asked);
    if (place === null) return;
    place.scrollIntoView({ block: 'start' });
    place.focus({ preventScroll: true });
  }, [asked]);
  return asked;
}
