/** The key that asks for a text file. */
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';

export function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button tone="secondary" onClick={() => chooser.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".txt,.dek,.deck,.csv,text/*"
        aria-label="Deck list file"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after it was changed.
          event.target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
