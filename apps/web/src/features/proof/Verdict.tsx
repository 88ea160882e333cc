/** The one word that matters: match or mismatch. */
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import type { ProofCheck } from './checkProof.ts';

export function Verdict({ check }: { check: ProofCheck }) {
  if (check.ok) {
    return (
      <div role="status" className="mb-5 flex items-center gap-4 bg-mint p-4 text-ink">
        <PixelIcon name="cards" className="size-10 shrink-0" />
        <div>
          <p className="font-pixel text-base">Match</p>
          <p className="mt-1 text-sm">
            The seed, your payment and the published pool give exactly these cards.
          </p>
        </div>
      </div>
    );
  }
  return (
    <div role="alert" className="mb-5 flex items-center gap-4 bg-rose p-4 text-ink">
      <PixelIcon name="alert" className="size-10 shrink-0 animate-shake" />
      <div>
        <p className="font-pixel text-base">Mismatch!</p>
        <p className="mt-1 text-sm">
          Something in this proof does not fit; the step is marked below. Copy the inputs before anything
          else: they let anybody repeat this check.
        </p>
      </div>
    </div>
  );
}
