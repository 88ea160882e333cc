/** What stands at an address where nothing is: Rattata in the tall grass, and the ways out of it. */
import { Link } from 'wouter';
import { type Drawing, LARGE_CREATURE, Subject, typeStyle } from '../features/card/index.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import './notFound.css';

const RATTATA: Drawing = {
  shows: 'creature',
  appearance: {
    id: 'rattata',
    name: 'Rattata',
    subtypes: ['Basic'],
    evolvesFrom: undefined,
    pokedexNumber: 19,
  },
  style: typeStyle('Colorless'),
  size: LARGE_CREATURE,
};

export default function NotFoundPage() {
  return (
    <div className="not-found">
      <title>PokeSol · 404</title>
      <Subject drawing={RATTATA} className="not-found-creature" />
      <div className="not-found-box">
        <h1 className="pixel-title page-title">404 Page Not Found</h1>
        <p>A wild Rattata, but no page. The grass is only grass here.</p>
        <Link href="/" className={buttonClass('primary', 'not-found-way')}>
          Go to the store
        </Link>
        {/* Of a link from elsewhere there is no page before this one in the history. */}
        {window.history.length > 1 && (
          <Button tone="quiet" onClick={() => window.history.back()}>
            Back
          </Button>
        )}
      </div>
      <span aria-hidden className="not-found-grass" />
    </div>
  );
}
