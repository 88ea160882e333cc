/** The small print under every screen: which token, which chain, and what is done with it. */
import type { ConfigAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';

export function Footer() {
  const { data: config } = useQuery<ConfigAnswer>({ queryKey: ['/api/config'] });
  return (
    <footer className="mt-12 border-t-4 border-dusk pt-6 pb-28 text-sm text-mist md:pb-8">
      <div className="mx-auto flex max-w-7xl flex-wrap px-4 md:px-6 justify-between gap-x-8 gap-y-2">
        <p>Every pack is paid by burning tokens. Nobody receives them, not even us.</p>
        {config && (
          <p>
            {config.token.name} ({config.token.symbol}) on {config.cluster}{' '}
            <span className="font-mono [overflow-wrap:anywhere]">{config.mint}</span>
          </p>
        )}
      </div>
    </footer>
  );
}
