/** The verdict on the deck: legal or not, what it is made of, and each rule it breaks. */
import { DECK_SIZE, type DeckValidation } from '@pokesol/decks';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { DECK_GROUPS } from './groups.ts';

type ValidationDialogProps = { result: DeckValidation; isSaved: boolean; onClose: () => void };

export default function ValidationDialog({ result, isSaved, onClose }: ValidationDialogProps) {
  const { isValid, errors, stats } = result;
  return (
    <Dialog title="Deck Validation" onClose={onClose}>
      <p
        data-valid={isValid}
        className="flex items-center gap-3 border-l-4 border-rose bg-ink p-4 data-[valid=true]:border-mint"
      >
        <PixelIcon
          name={isValid ? 'star' : 'alert'}
          className={`size-8 ${isValid ? 'text-mint' : 'text-rose'}`}
        />
        <span className="pixel-title text-xs">{isValid ? 'Deck is valid' : 'Deck has errors'}</span>
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Stat name="Total" value={`${stats.totalCards}/${DECK_SIZE}`} />
        {DECK_GROUPS.map(({ kind, title, count }) => (
          <Stat key={kind} name={title} value={String(stats[count])} />
        ))}
      </dl>
      {errors.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 font-bold">Issues to fix:</h3>
          <ul className="max-h-[40dvh] list-[square] space-y-1 overflow-y-auto pl-5 marker:text-rose">
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </>
      )}
      {isValid && (
        <p className="mt-6 text-mist">
          {isSaved ? 'This deck is ready for battle.' : 'This deck is ready for battle once it is saved.'}
        </p>
      )}
      <Button className="mt-6" onClick={onClose}>
        Back to the deck
      </Button>
    </Dialog>
  );
}

function Stat({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse bg-dusk p-3">
      <dt className="text-sm text-mist">{name}</dt>
      <dd className="font-pixel text-sm text-sun">{value}</dd>
    </div>
  );
}
