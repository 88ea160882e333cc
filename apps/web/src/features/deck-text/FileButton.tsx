/** The key that asks for a text file. */
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FileInput } from '../../ui/FileInput.tsx';

export function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button tone="secondary" onClick={() => chooser.current?.click()}>
        Choose a file
      </Button>
      <FileInput ref={chooser} accept=".txt,.dek,.deck,.csv,text/*" label="Deck list file" onFile={onFile} />
    </>
  );
}
